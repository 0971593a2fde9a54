import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A phone video and three values of rotate',
  alt: 'Four pictures of a house. The file stores it lying on its side, in 640 by 360 pixels, with a flag of 270 degrees. With rotate 0, it stays on its side. With rotate 270, it is upright in 360 by 640 pixels. With rotate 90, it is upside down.',
  caption: '`rotate` of `convertMedia()` counts from what the file stores, and the flag is lost. Pass the flag, here 270, to keep the video upright.',
};
