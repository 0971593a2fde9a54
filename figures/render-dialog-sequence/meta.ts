import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Render dialog: an image sequence',
  alt: 'The render dialog with the kind Image sequence: image format, frame range, and a folder as output name.',
  caption: 'An image sequence is a folder with one file for each frame, which editors import as a clip.',
};
