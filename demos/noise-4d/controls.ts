import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  seed: text('Seed', 14),
  zoom: range({label: 'Zoom', min: 2, max: 16, step: 0.5}),
  circle: range({label: 'Circle', min: 0, max: 2, step: 0.1}),
});
