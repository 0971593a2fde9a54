import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  stagger: range({label: 'Start apart', min: 0, max: 25, step: 1, unit: 'frames'}),
  durationInFrames: range({label: 'Duration', min: 20, max: 90, step: 1, unit: 'frames'}),
});
