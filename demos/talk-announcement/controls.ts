import {z} from 'zod';
import {color, text} from '../lib/controls';

export const controls = z.object({
  talk: text('Talk', 40),
  speaker: text('Speaker', 24),
  room: text('Room', 12),
  hour: text('Time', 8),
  color: color('Color'),
});
