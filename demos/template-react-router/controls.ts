import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  section: text('Section', 14),
  color: color('Color'),
  videos: range({label: 'Videos', min: 2, max: 3, step: 1}),
});
