import {z} from 'zod';
import {choice, color, range, text} from '../lib/controls';

export const controls = z.object({
  title: text('Title', 12),
  color: color('Color'),
  marks: choice('Marks', ['dots', 'bars']),
  stops: range({label: 'Stops', min: 1, max: 12, step: 1}),
});
