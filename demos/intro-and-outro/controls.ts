import {z} from 'zod';
import {color, text} from '../lib/controls';

export const controls = z.object({
  show: text('Show', 16),
  episode: text('Episode', 30),
  color: color('Curtain'),
});
