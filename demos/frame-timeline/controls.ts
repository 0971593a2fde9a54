import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  title: text('Title', 8),
  color: color('Color'),
  speed: range({label: 'Speed', min: 0.5, max: 2, step: 0.25}),
});
