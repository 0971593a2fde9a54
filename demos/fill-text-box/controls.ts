import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  maxBoxWidth: range({label: 'Max box width', min: 500, max: 1120, step: 20, unit: 'px'}),
  maxLines: range({label: 'Max lines', min: 1, max: 4, step: 1}),
  fontSize: range({label: 'Font size', min: 48, max: 100, step: 2, unit: 'px'}),
});
