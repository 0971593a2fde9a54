import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  steps: range({label: 'Steps', min: 1, max: 6, step: 1}),
  framesPerStep: range({label: 'Each step', min: 10, max: 20, step: 1, unit: 'frames'}),
});
