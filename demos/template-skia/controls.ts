import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  petals: range({label: 'Circles', min: 3, max: 12, step: 3}),
  radius: range({label: 'Radius', min: 120, max: 270, step: 10, unit: 'px'}),
  turn: range({label: 'Turn', min: 0, max: 360, step: 60, unit: '°'}),
});
