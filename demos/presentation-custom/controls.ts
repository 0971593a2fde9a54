import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  slats: range({label: 'Slats', min: 1, max: 16, step: 1}),
  delay: range({label: 'Delay', min: 0, max: 0.9, step: 0.1}),
  durationInFrames: range({label: 'Duration', min: 2, max: 34, step: 1, unit: 'frames'}),
});
