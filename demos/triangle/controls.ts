import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  length: range({label: 'Length', min: 120, max: 320, step: 10, unit: 'px'}),
  direction: choice('Direction', ['right', 'left', 'up', 'down']),
  cornerRadius: range({label: 'Corner radius', min: 0, max: 80, step: 4, unit: 'px'}),
});
