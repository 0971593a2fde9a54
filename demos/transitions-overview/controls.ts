import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  presentation: choice('Presentation', ['fade', 'slide', 'wipe', 'flip', 'clockWipe', 'iris', 'none']),
  durationInFrames: range({label: 'Each transition', min: 1, max: 20, step: 1, unit: 'frames'}),
});
