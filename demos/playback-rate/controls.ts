import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  playbackRate: range({label: 'Playback rate', min: 0.5, max: 3, step: 0.05}),
});
