import {z} from 'zod';
import {choice, range, toggle} from '../lib/controls';

export const controls = z.object({
  playbackRate: range({label: 'Playback rate', min: 0.25, max: 3, step: 0.25}),
  direction: choice('Direction', ['forward', 'backward']),
  loop: toggle('Loop'),
});
