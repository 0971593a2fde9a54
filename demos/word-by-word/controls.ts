import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 60),
  framesPerWord: range({label: 'Per word', min: 1, max: 12, step: 1, unit: 'frames'}),
});
