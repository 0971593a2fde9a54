import {z} from 'zod';
import {choice} from '../lib/controls';

export const controls = z.object({
  curve: choice('Curve', ['linear', 'ease', 'quad', 'cubic', 'poly', 'sin', 'circle', 'exp', 'bezier', 'back', 'elastic', 'bounce', 'step0', 'step1', 'yours']),
  direction: choice('Direction', ['in', 'out', 'inOut']),
});
