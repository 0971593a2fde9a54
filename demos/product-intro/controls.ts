import {z} from 'zod';
import {color, text} from '../lib/controls';

export const controls = z.object({
  first: text('First line', 20),
  second: text('Second line', 20),
  third: text('Third line', 20),
  accent: color('Accent'),
});
