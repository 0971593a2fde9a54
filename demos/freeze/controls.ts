import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  freezeAt: range({label: 'Freeze at', min: 0, max: 75, step: 1, unit: 'frames'}),
  active: toggle('Active'),
});
