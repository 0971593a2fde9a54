import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  seed: text('Seed', 14),
  zoom: range({label: 'Zoom', min: 6, max: 90, step: 2}),
  amplitude: range({label: 'Amplitude', min: 20, max: 190, step: 10, unit: 'px'}),
});
