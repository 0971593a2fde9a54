import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Bytes that are read for the same three fields',
  alt: 'Bars for a video of 15.3 megabytes. Dimensions, duration and frame rate need 0.2 megabytes of an MP4 or Matroska file, 0.9 of a transport stream, 1.1 of a fragmented MP4. Counting the frames reads all 15.3.',
  caption: 'Measured with a video of 15.3 MB: header fields need a small part of any form of it, a count of all frames needs every byte.',
};
