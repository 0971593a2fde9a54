import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  progress: range({label: 'Progress', min: 0, max: 1, step: 0.01}),
  rotation: range({label: 'Rotation', min: 0, max: 3.14, step: 0.02}),
  closePath: toggle('Close path'),
  counterClockwise: toggle('Counterclockwise'),
});
