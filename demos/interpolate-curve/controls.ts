import {z} from 'zod';
import {choice, range} from '../lib/controls';

const EXTRAPOLATIONS: [string, ...string[]] = ['extend', 'clamp', 'identity', 'wrap'];

export const controls = z.object({
  extrapolateLeft: choice('Extrapolate left', EXTRAPOLATIONS),
  extrapolateRight: choice('Extrapolate right', EXTRAPOLATIONS),
  from: range({label: 'Input from', min: 0, max: 40, step: 1, unit: 'frames'}),
  to: range({label: 'Input to', min: 45, max: 89, step: 1, unit: 'frames'}),
});
