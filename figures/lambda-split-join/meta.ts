import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A render on Lambda splits and joins',
  alt: 'Your server starts the main function. It evaluates the composition and plans chunks. Several functions each render and encode one chunk and stream it back. The main function joins the chunks and uploads the file to S3.',
  caption: 'One deployed function plays all roles: it is invoked once as main function and once more for each chunk.',
};
