import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  highlight: color('Highlight'),
  wordsTogether: range({label: 'Words within', min: 200, max: 1400, step: 200, unit: 'ms'}),
  outline: range({label: 'Outline', min: 0, max: 40, step: 2, unit: 'px'}),
});
