import {z} from 'zod';
import {choice, range, toggle} from '../lib/controls';

export const controls = z.object({
  corner: choice('Corner', ['top left', 'top right', 'bottom left', 'bottom right']),
  opacity: range({label: 'Opacity', min: 0.2, max: 1, step: 0.05}),
  adapt: toggle('Adapt to the picture'),
});
