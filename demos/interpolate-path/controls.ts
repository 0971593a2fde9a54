import {z} from 'zod';
import {choice} from '../lib/controls';

export const controls = z.object({
  first: choice('First', ['circle', 'hexagon', 'star', 'triangle']),
  second: choice('Second', ['circle', 'hexagon', 'star', 'triangle']),
});
