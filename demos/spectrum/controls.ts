import {z} from 'zod';
import {color, range, toggle} from '../lib/controls';

export const controls = z.object({
  bars: range({label: 'Bars', min: 8, max: 64, step: 4}),
  color: color('Color'),
  mirror: toggle('Mirror'),
});
