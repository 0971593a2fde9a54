import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  seed: text('Seed', 8),
  dots: range({label: 'Dots', min: 5, max: 90, step: 1}),
  size: range({label: 'Size', min: 10, max: 60, step: 1, unit: 'px'}),
});
