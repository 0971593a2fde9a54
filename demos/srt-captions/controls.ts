import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  fontSize: range({label: 'Size', min: 40, max: 84, step: 2, unit: 'px'}),
  ground: color('Background'),
  bottom: range({label: 'Distance from below', min: 0, max: 30, step: 1, unit: '%'}),
});
