import {z} from 'zod';
import {choice, color, range} from '../lib/controls';

export const controls = z.object({
  mark: choice('Mark', ['box', 'color', 'underline']),
  color: color('Color'),
  scale: range({label: 'Scale', min: 0.8, max: 1.3, step: 0.02}),
});
