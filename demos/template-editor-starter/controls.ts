import {z} from 'zod';
import {color, text, toggle} from '../lib/controls';

export const controls = z.object({
  title: text('Title', 9),
  color: color('Selection'),
  snap: toggle('Snap lines'),
});
