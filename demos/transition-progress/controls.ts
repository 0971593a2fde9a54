import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  drift: range({label: 'Drift', min: -600, max: 600, step: 20, unit: 'px'}),
  durationInFrames: range({label: 'Duration', min: 2, max: 36, step: 1, unit: 'frames'}),
});
