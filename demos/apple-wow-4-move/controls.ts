import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  distance: range({label: 'Distance', min: 120, max: 500, step: 10, unit: 'px'}),
  damping: range({label: 'Damping', min: 6, max: 200, step: 2}),
});
