import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  trimBefore: range({label: 'Trim before', min: 0, max: 55, step: 1, unit: 'frames'}),
  trimAfter: range({label: 'Trim after', min: 60, max: 120, step: 1, unit: 'frames'}),
});
