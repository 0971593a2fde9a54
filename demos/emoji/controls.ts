import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  emoji: text('Emoji', 16),
  stagger: range({label: 'Stagger', min: 0, max: 20, step: 1, unit: 'frames'}),
  damping: range({label: 'Damping', min: 5, max: 30, step: 1}),
});
