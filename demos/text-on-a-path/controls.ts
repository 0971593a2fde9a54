import {z} from 'zod';
import {range, text, toggle} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 32),
  fontSize: range({label: 'Font size', min: 48, max: 160, step: 4, unit: 'px'}),
  showPath: toggle('Show path'),
});
