import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  speed: range({label: 'Speed', min: 0, max: 1.5, step: 0.1}),
  scale: range({label: 'Scale', min: 0.04, max: 0.4, step: 0.02}),
  color: color('Color'),
});
