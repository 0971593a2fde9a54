import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  overlap: range({label: 'Overlap', min: 1, max: 40, step: 1, unit: 'frames'}),
  zoom: range({label: 'Zoom', min: 1, max: 1.5, step: 0.02, unit: '×'}),
});
