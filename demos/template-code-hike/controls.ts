import {z} from 'zod';
import {choice, range, text} from '../lib/controls';

export const controls = z.object({
  theme: choice('Theme', ['suite', 'paper']),
  hold: range({label: 'Hold', min: 6, max: 40, step: 2, unit: 'frames'}),
  callout: text('Callout', 42),
});
