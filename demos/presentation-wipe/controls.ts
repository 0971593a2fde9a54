import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  direction: choice('Direction', [
    'from-left',
    'from-top-left',
    'from-top',
    'from-top-right',
    'from-right',
    'from-bottom-right',
    'from-bottom',
    'from-bottom-left',
  ]),
  durationInFrames: range({label: 'Duration', min: 2, max: 32, step: 1, unit: 'frames'}),
});
