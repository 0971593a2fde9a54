import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  name: text('Name', 9),
  kilometers: range({label: 'Kilometers', min: 200, max: 9998, step: 1}),
  rides: range({label: 'Rides', min: 10, max: 365, step: 1}),
  color: color('Color'),
});
