import {z} from 'zod';
import {choice, color, range, text} from '../lib/controls';

export const controls = z.object({
  songName: text('Song', 22),
  artistName: text('Artist', 28),
  visualizer: choice('Visualizer', ['spectrum', 'wave']),
  color: color('Color'),
  lines: range({label: 'Lines', min: 16, max: 144, step: 16}),
});
