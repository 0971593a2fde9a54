import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  layers: range({label: 'Layers', min: 0, max: 60, step: 1}),
  lagInFrames: range({label: 'Lag', min: 0.1, max: 1, step: 0.1, unit: 'frames'}),
  trailOpacity: range({label: 'Trail opacity', min: 0, max: 1, step: 0.05}),
});
