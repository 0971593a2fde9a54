import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  start: range({label: 'Start', min: 0, max: 44, step: 1, unit: 'frames'}),
  length: range({label: 'Length', min: 1, max: 45, step: 1, unit: 'frames'}),
});
