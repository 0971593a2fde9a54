import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  seed: text('Seed', 12),
  stars: range({label: 'Stars', min: 4, max: 16, step: 1}),
  wildness: range({label: 'Wildness', min: 0, max: 100, step: 5, unit: '%'}),
});
