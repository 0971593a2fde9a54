import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  title: text('Title', 32),
  color: color('Color'),
  bars: range({label: 'Bars', min: 12, max: 60, step: 4}),
});
