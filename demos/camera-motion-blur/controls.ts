import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  shutterAngle: range({label: 'Shutter angle', min: 10, max: 360, step: 10, unit: '°'}),
  samples: range({label: 'Samples', min: 1, max: 16, step: 1}),
});
