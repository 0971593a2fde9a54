import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  color: color('Color'),
  height: range({label: 'Bounce', min: 10, max: 100, step: 5, unit: '%'}),
  dimmed: range({label: 'Pulse', min: 0, max: 0.9, step: 0.1}),
});
