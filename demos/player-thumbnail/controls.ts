import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  frameToDisplay: range({label: 'Frame to display', min: 0, max: 119, step: 1}),
});
