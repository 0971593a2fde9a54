import {z} from 'zod';
import {color, text} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 110),
  color: color('Voice'),
});
