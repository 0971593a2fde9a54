import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 8),
  fontSize: range({label: 'Font size', min: 160, max: 480, step: 10, unit: 'px'}),
  background: color('Background'),
});
