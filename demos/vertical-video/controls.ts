import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  blur: range({label: 'Blur', min: 0, max: 80, step: 4, unit: 'px'}),
  mode: choice('Mode', ['blur', 'reframe', 'bars']),
});
