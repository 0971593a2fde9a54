import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A runtime that stays',
  alt: 'Three tracks over time. AWS publishes new versions A, B and C of the Node.js runtime. A function that is not pinned follows each of them. A pinned function keeps A until you deploy a function of a later Remotion release, which brings version C.',
  caption: 'A pinned runtime changes when you deploy, and so when you can test. The lengths are not to scale.',
};
