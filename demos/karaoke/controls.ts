import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  color: color('Sung'),
  before: color('Not yet sung'),
  fontSize: range({label: 'Size', min: 60, max: 112, step: 4, unit: 'px'}),
});
