import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The first and the last frame',
  alt: 'Six frames in a row numbered 0 to 5. A shape fills from empty to full. The composition has six frames: the first one is frame 0, the last one frame 5.',
  caption:
    'A composition of 6 frames begins with frame 0 and ends with frame 5. Something that is to be complete at the end is complete at `durationInFrames - 1`.',
};
