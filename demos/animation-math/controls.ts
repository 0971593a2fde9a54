import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  operation: choice('Operation', ['minus', 'plus']),
  exitAt: range({label: 'Exit starts', min: 10, max: 80, step: 1, unit: 'frames'}),
});
