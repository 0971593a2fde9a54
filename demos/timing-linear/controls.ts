import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  easing: choice('Easing', ['linear', 'in', 'out', 'inOut', 'bounce']),
  durationInFrames: range({label: 'Duration', min: 2, max: 32, step: 1, unit: 'frames'}),
});
