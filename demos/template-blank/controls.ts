import {z} from 'zod';
import {color, toggle} from '../lib/controls';

export const controls = z.object({
  background: color('Background'),
  guides: toggle('Guides'),
});
