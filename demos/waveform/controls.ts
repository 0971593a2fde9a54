import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  bars: range({label: 'Bars', min: 24, max: 144, step: 8}),
  color: color('Color'),
  gap: range({label: 'Gap', min: 0, max: 0.8, step: 0.1}),
});
