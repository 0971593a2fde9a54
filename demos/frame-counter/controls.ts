import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  turn: range({label: 'Turn per frame', min: 0, max: 12, step: 1, unit: '°'}),
  beat: range({label: 'Beat', min: 5, max: 60, step: 1, unit: 'frames'}),
});
