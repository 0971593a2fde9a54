import {z} from 'zod';
import {color} from '../lib/controls';

export const controls = z.object({
  accent: color('Accent'),
});
