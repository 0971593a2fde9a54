import {z} from 'zod';
import {color, toggle} from '../lib/controls';

export const controls = z.object({
  accent: color('Dot'),
  showLabels: toggle('Show labels'),
});
