import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  arms: range({label: 'Arms', min: 3, max: 24, step: 1}),
  tilt: range({label: 'Tilt', min: 0, max: 0.5, step: 0.05, unit: 'rad'}),
});
