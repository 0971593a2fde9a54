import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  durationInFrames: range({label: 'Duration', min: 2, max: 34, step: 1, unit: 'frames'}),
  stagger: range({label: 'Stagger', min: 0, max: 0.3, step: 0.05}),
});
