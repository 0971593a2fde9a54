import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  first: color('First'),
  second: color('Second'),
  third: color('Third'),
  middle: range({label: 'Middle', min: 15, max: 85, step: 1}),
});
