import {z} from 'zod';
import {color, range, toggle} from '../lib/controls';

export const controls = z.object({
  camera: range({label: 'Camera size', min: 240, max: 400, step: 10, unit: 'px'}),
  color: color('Background'),
  captions: toggle('Captions'),
});
