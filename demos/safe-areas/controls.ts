import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  top: range({label: 'Top', min: 0, max: 30, step: 1, unit: '%'}),
  bottom: range({label: 'Bottom', min: 0, max: 45, step: 1, unit: '%'}),
  side: range({label: 'Sides', min: 0, max: 20, step: 1, unit: '%'}),
  guides: toggle('Guides'),
});
