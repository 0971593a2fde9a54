import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  seed: text('Seed', 14),
  zoom: range({label: 'Zoom', min: 2, max: 16, step: 0.5}),
  height: range({label: 'Height', min: 0, max: 190, step: 5, unit: 'px'}),
});
