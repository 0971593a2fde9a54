import {z} from 'zod';
import {color, text} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 84),
  color: color('Voice'),
});
