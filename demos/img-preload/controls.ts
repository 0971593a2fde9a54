import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  cutAt: range({label: 'Cut at', min: 10, max: 90, step: 1, unit: 'frames'}),
  download: range({label: 'Download', min: 2, max: 75, step: 1, unit: 'frames'}),
});
