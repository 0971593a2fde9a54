import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  framesPerChunk: range({label: 'Frames a chunk', min: 12, max: 20, step: 1, unit: 'frames'}),
  overlap: range({label: 'Overlap', min: 1, max: 3, step: 1, unit: 'packets'}),
});
