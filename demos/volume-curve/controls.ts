import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  fadeIn: range({label: 'Fade in', min: 1, max: 59, step: 1, unit: 'frames'}),
  fadeOut: range({label: 'Fade out', min: 1, max: 59, step: 1, unit: 'frames'}),
  loudest: range({label: 'Loudest', min: 0, max: 1, step: 0.05}),
});
