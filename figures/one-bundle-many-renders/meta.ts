import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One bundle, many renders',
  alt: 'Compositions, default props and the public directory are in the bundle. Three renders use the same bundle, each with its own input props, and make three different videos.',
  caption: 'Bundle once, render often: input props come with each render and are not in the bundle.',
};
