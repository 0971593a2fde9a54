import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A hidden sequence',
  alt: 'The Studio at frame 100 with the sequence spring hidden: the eye of its row is crossed out, and the preview shows only the plain ground of the video.',
  caption: 'The eye hides a sequence in the preview, to see what is below it. A render shows it all the same.',
  parts: ['The eye of the row'],
};
