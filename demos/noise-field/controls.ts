import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  amount: range({label: 'Displacement', min: 0, max: 90, step: 2, unit: 'px'}),
  zoom: range({label: 'Zoom', min: 1, max: 16, step: 0.5}),
  speed: range({label: 'Speed', min: 0.2, max: 3, step: 0.1}),
});
