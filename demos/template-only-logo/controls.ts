import {z} from 'zod';
import {color} from '../lib/controls';

export const controls = z.object({
  logoColor: color('Logo color'),
  markColor: color('Playhead color'),
});
