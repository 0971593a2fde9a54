import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  delay: range({label: 'Delay', min: 0, max: 60, step: 1, unit: 'frames'}),
  durationInFrames: range({label: 'Duration', min: 10, max: 90, step: 1, unit: 'frames'}),
  reverse: toggle('Reverse'),
});
