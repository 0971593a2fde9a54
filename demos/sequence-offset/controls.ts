import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  from: range({label: 'From', min: -30, max: 60, step: 1, unit: 'frames'}),
  durationInFrames: range({label: 'Duration', min: 10, max: 90, step: 1, unit: 'frames'}),
});
