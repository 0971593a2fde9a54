import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  zoom: range({label: 'Zoom', min: 1, max: 3, step: 0.1, unit: '×'}),
  focusX: range({label: 'Focus from left', min: 0, max: 100, step: 1, unit: '%'}),
  focusY: range({label: 'Focus from top', min: 0, max: 100, step: 1, unit: '%'}),
});
