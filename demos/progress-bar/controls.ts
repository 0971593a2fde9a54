import {z} from 'zod';
import {color, range, toggle} from '../lib/controls';

export const controls = z.object({
  color: color('Color'),
  height: range({label: 'Height', min: 4, max: 60, step: 4, unit: 'px'}),
  showTime: toggle('Show time'),
});
