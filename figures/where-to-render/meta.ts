import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which place to render in',
  alt: 'Questions from top to bottom, the first yes decides. Do users wait, or do many renders come at once: Lambda. Does it need WebGL, 3D or heavy filters: a cloud machine with a graphics card. Are there several machines and long videos: distributed rendering. Is there a Google Cloud account, and renders now and then: Cloud Run. Does a platform run your containers: Docker. Otherwise a program in Node.js on a server.',
  caption: 'The first "yes" decides, and most projects can begin at the bottom. The components stay the same wherever they render, so you can move later.',
};
