import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  angle: range({label: 'Angle', min: -360, max: 360, step: 5, unit: '°'}),
  axis: choice('Axis', ['Z', 'X', 'Y']),
});
