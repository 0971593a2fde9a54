import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 12),
  from: color('From'),
  to: color('To'),
  angle: range({label: 'Angle', min: 0, max: 180, step: 5, unit: '°'}),
});
