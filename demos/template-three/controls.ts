import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  color: color('Phone color'),
  radius: range({label: 'Corner radius', min: 0, max: 90, step: 2, unit: 'px'}),
  tilt: range({label: 'Tilt', min: -40, max: 40, step: 2, unit: '°'}),
});
