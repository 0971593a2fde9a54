import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  height: range({label: 'Height', min: 200, max: 520, step: 10, unit: 'px'}),
  aspectRatio: range({label: 'Aspect ratio', min: 0.6, max: 2, step: 0.05}),
  bottomRoundnessAdjustment: range({label: 'Bottom roundness', min: -0.2, max: 0.2, step: 0.02}),
  depthAdjustment: range({label: 'Depth', min: -0.15, max: 0.3, step: 0.01}),
});
