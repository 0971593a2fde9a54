import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  combine: range({label: 'Combine within', min: 0, max: 1600, step: 100, unit: 'ms'}),
  color: color('Spoken word'),
  top: range({label: 'Position', min: 8, max: 70, step: 2, unit: '%'}),
});
