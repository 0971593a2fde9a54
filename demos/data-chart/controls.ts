import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  station: choice('Station', ['Harbor', 'Valley', 'Ridge']),
  stagger: range({label: 'Stagger', min: 0, max: 6, step: 1, unit: 'frames'}),
});
