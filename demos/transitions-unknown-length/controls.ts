import {z} from 'zod';
import {choice} from '../lib/controls';

export const controls = z.object({
  transition: choice('Transition', ['slide', 'wipe']),
});
