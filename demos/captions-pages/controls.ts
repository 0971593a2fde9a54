import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  combineTokensWithinMilliseconds: range({label: 'Combine within', min: 0, max: 4000, step: 100, unit: 'ms'}),
});
