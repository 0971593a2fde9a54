import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  x: range({label: 'Translate X', min: 0, max: 440, step: 10, unit: 'px'}),
  angle: range({label: 'Rotate', min: 0, max: 45, step: 1, unit: '°'}),
  size: range({label: 'Scale', min: 0.3, max: 1.5, step: 0.1}),
  rotateFirst: toggle('Rotate first'),
});
