import {z} from 'zod';
import {text, toggle} from '../lib/controls';

export const controls = z.object({
  thanks: text('First line', 24),
  next: text('Second line', 36),
  guides: toggle('Guides'),
});
