import {z} from 'zod';
import {toggle} from '../lib/controls';

export const controls = z.object({
  burnIn: toggle('Burn in'),
  showFile: toggle('Show the file'),
});
