import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  durationInFrames: range({label: 'Duration', min: 2, max: 32, step: 1, unit: 'frames'}),
  shouldFadeOutExitingScene: toggle('Fade old one out'),
});
