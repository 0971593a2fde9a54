import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  music: range({label: 'Music alone', min: 0, max: 1, step: 0.05}),
  ducked: range({label: 'Under the voice', min: 0, max: 1, step: 0.02}),
  fade: range({label: 'Fade', min: 1, max: 45, step: 1, unit: 'frames'}),
});
