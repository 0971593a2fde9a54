import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  start: range({label: 'Start', min: 0, max: 50, step: 1, unit: '%'}),
  end: range({label: 'End', min: 50, max: 100, step: 1, unit: '%'}),
  color: color('Line'),
});
