import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The visitor reads, the file loads',
  alt: 'Two visits over time, with a click on play in the middle. Without preloading, the file starts to load at the click, and playback begins later. With preloading, the file loads while the visitor reads, and playback begins with the click.',
  caption: 'Not to scale. The same file and the same connection: preloading moves the wait into the time before the click.',
};
