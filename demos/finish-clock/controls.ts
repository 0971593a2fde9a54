import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  name: text('Name', 16),
  minutes: range({label: 'Time', min: 90, max: 480, step: 1, unit: 'min'}),
  place: range({label: 'Place', min: 1, max: 400, step: 1}),
});
