import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  speed: range({label: 'Speed', min: 0.5, max: 2, step: 0.25}),
  color: color('Color'),
});
