import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  title: text('Title', 40),
  author: text('Author', 24),
  color: color('Color'),
  waves: range({label: 'Waves', min: 1, max: 5, step: 1}),
});
