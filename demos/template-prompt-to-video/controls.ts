import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  prompt: text('Prompt', 44),
  light: color('Light'),
  zoom: range({label: 'Zoom', min: 0, max: 30, step: 2, unit: '%'}),
});
