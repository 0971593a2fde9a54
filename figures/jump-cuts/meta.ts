import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Sections that stay',
  alt: 'A recording of 450 frames with three sections that are kept: 30 to 120, 190 to 260 and 300 to 420. In the video they follow each other without gaps from frame 0 to 280.',
  caption: 'The list says which frames of the recording stay. In the video they follow each other: 90, 70 and 120 frames.',
};
