import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  durationInFrames: range({label: 'Duration', min: 20, max: 50, step: 1, unit: 'frames'}),
  offset: range({label: 'Offset of 2nd', min: -20, max: 30, step: 1, unit: 'frames'}),
});
