import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Decode all frames in little memory',
  alt: 'The parser passes samples to a VideoDecoder, the decoder passes frames to your code, and your code draws and closes each one. While the queue of the decoder is full, the parser waits.',
  caption: 'Two rules keep memory use low: your code closes each frame, and the parser waits while the queue is full.',
};
