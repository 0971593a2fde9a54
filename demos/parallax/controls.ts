import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  travel: range({label: 'Travel', min: 100, max: 2400, step: 100, unit: 'px'}),
  depth: range({label: 'Depth', min: 0, max: 2, step: 0.1}),
});
