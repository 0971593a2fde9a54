import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The same recording before and after',
  alt: 'Two files from beginning to end. In the one that MediaRecorder wrote, the header has no duration and nothing follows the frames. In the one that convertMedia wrote again, the header has the duration, the frames are the same, and an index of positions is added.',
  caption: 'The frames are copied, so no quality is lost. The header is written when the length is known, and the index lets players seek.',
};
