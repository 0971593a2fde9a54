import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  framesPerLambda: range({label: 'Frames each', min: 4, max: 24, step: 2, unit: 'frames'}),
  color: color('Color'),
});
