import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  repository: text('Repository', 32),
  stars: range({label: 'Stars', min: 100, max: 5000, step: 100}),
  color: color('Star'),
});
