import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  title: text('Title', 20),
  hold: range({label: 'Empty at the end', min: 0, max: 60, step: 5, unit: 'frames'}),
});
