import {z} from 'zod';
import {choice, text} from '../lib/controls';

export const controls = z.object({
  name: text('Name', 14),
  color: choice('Color', ['#f9ca24', '#f0932b', '#be2edd', '#686de0']),
});
