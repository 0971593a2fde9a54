import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  color: color('Color'),
  borderRadius: range({label: 'Border radius', min: 0, max: 140, step: 5, unit: 'px'}),
  angle: range({label: 'Rotate', min: -360, max: 360, step: 10, unit: '°'}),
});
