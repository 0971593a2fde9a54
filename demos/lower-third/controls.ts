import {z} from 'zod';
import {color, text} from '../lib/controls';

export const controls = z.object({
  name: text('Name', 18),
  role: text('Role', 32),
  color: color('Bar'),
});
