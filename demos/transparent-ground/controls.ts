import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  alpha: range({label: 'Alpha', min: 60, max: 100, step: 5, unit: '%'}),
  opaque: toggle('Opaque ground'),
});
