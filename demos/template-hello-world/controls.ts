import {z} from 'zod';
import {color, text} from '../lib/controls';

export const controls = z.object({
  titleText: text('Title', 26),
  titleColor: color('Title color'),
  logoColor: color('Logo color'),
});
