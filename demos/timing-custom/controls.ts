import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  steps: range({label: 'Steps', min: 1, max: 28, step: 1}),
  durationInFrames: range({label: 'Duration', min: 2, max: 36, step: 1, unit: 'frames'}),
});
