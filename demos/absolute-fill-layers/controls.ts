import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  spacing: range({label: 'Spacing', min: 0, max: 200, step: 5, unit: 'px'}),
  tilt: range({label: 'Tilt', min: 20, max: 70, step: 1, unit: '°'}),
  layers: range({label: 'Layers', min: 1, max: 4, step: 1}),
});
