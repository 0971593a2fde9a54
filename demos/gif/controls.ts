import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  playbackRate: range({label: 'Playback rate', min: 0.25, max: 3, step: 0.25}),
  loopBehavior: choice('Loop behavior', ['loop', 'pause-after-finish', 'unmount-after-finish']),
});
