import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 60),
  framesPerCharacter: range({label: 'Per character', min: 1, max: 4, step: 1, unit: 'frames'}),
  color: color('Cursor'),
});
