import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 20),
  widest: range({label: 'Widest box', min: 300, max: 1120, step: 20, unit: 'px'}),
  maxFontSize: range({label: 'Max font size', min: 60, max: 280, step: 10, unit: 'px'}),
});
