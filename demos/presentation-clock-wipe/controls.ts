import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  timing: choice('Timing', ['linear', 'spring']),
  durationInFrames: range({label: 'Duration', min: 2, max: 36, step: 1, unit: 'frames'}),
});
