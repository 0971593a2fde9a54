import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  opacity: range({label: 'Opacity', min: 0, max: 1, step: 0.05}),
  scale: range({label: 'Scale', min: 0.2, max: 2, step: 0.05}),
  skew: range({label: 'Skew', min: -45, max: 45, step: 1, unit: '°'}),
  translate: range({label: 'Translate', min: -400, max: 400, step: 10, unit: 'px'}),
  rotate: range({label: 'Rotate', min: -180, max: 180, step: 1, unit: '°'}),
});
