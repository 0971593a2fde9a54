import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  zoom: range({label: 'Zoom', min: 1, max: 5, step: 0.1, unit: '×'}),
  pointX: range({label: 'Point from left', min: 0, max: 100, step: 1, unit: '%'}),
  pointY: range({label: 'Point from top', min: 0, max: 100, step: 1, unit: '%'}),
});
