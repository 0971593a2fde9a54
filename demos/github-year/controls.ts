import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  login: text('Name', 20),
  color: color('Color'),
  daysPerFrame: range({label: 'Days per frame', min: 2, max: 12, step: 1}),
});
