import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  scale: range({label: 'Scale', min: 0, max: 2.2, step: 0.05}),
  origin: choice('Origin', ['center', 'top left', 'bottom right']),
});
