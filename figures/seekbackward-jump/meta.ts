import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where the key for going back leads',
  alt: 'A chart of the frame that is asked for over the frame at which the key is pressed, in a video of 900 frames at 30 per second. The built-in handler asks for 30 times the frame minus 10: it reaches the end of the video for a press at frame 40. The hook goes back 300 frames, never below 0.',
  caption: 'Dashed: the built-in `seekbackward`, which jumps to the end from frame 40 on. Blue: ten seconds back, as the hook does it.',
};
