import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A Player that waits for its media',
  alt: 'Three tracks over 8 seconds. The Player waits until 2.54 seconds, plays until 5.14, waits until 6.46 and plays on. Without waiting, it would have played from the start with the video missing.',
  caption: 'A measured run on a slow connection, with `pauseWhenBuffering`: the Player stands still while data is missing and goes on at the same frame.',
};
