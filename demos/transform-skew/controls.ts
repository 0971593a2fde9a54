import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  skewX: range({label: 'Skew x', min: -40, max: 40, step: 1, unit: '°'}),
  skewY: range({label: 'Skew y', min: -15, max: 15, step: 1, unit: '°'}),
});
