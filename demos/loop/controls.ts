import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  durationInFrames: range({label: 'Duration', min: 5, max: 60, step: 1, unit: 'frames'}),
  times: range({label: 'Times', min: 1, max: 6, step: 1}),
});
