import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Moments that make up one frame',
  alt: 'A time axis from frame 10 to 12. With a shutter angle of 180 degrees, ten samples lie in the second half of each frame. With 360 degrees, ten samples are spread over the whole frame.',
  caption: 'Ten samples per frame at two shutter angles. Each mark is one render of the children; the frame is the mix of them.',
};
