import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Who renders one video',
  alt: 'Four ways to render the same video over time. A server and a Cloud Run container render it alone and take long. A cluster of three machines takes a third. Lambda uses many functions at once and is done soonest, with a start and a joining step.',
  caption: 'The same video in principle, not to scale: one machine renders frame after frame, several render parts at the same time and join them.',
};
