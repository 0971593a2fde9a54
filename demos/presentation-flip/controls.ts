import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  direction: choice('Direction', ['from-left', 'from-right', 'from-top', 'from-bottom']),
  perspective: range({label: 'Perspective', min: 800, max: 4000, step: 100, unit: 'px'}),
  durationInFrames: range({label: 'Duration', min: 2, max: 32, step: 1, unit: 'frames'}),
});
