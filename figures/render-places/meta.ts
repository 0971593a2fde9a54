import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Who draws one video',
  alt: 'Four ways to draw the same video over time. A server and a Cloud Run container draw it alone and take long. A cluster of three machines takes a third. Lambda uses many functions at once and is done soonest, with a start and a joining step.',
  caption: 'The same video in principle, not to scale: one machine draws frame after frame, several draw parts at the same time and join them.',
};
