import {z} from 'zod';
import {color, text} from '../lib/controls';

export const controls = z.object({
  name: text('name', 22),
  seat: text('seat', 3),
  gate: text('gate', 3),
  color: color('Color'),
});
