import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One animation, rendered by two tabs',
  alt: 'Two rows of frames 58 to 61, rendered by two tabs. Above, a library with its own clock has started in each tab at another moment, so a dot jumps back and forth. Below, the frame sets the time, and the dot moves evenly whichever tab renders it.',
  caption: 'Above, a library that runs by itself is at another point in each tab. Below, each tab sets its time from the frame, so neighbors fit together.',
};
