import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which buckets are recognized',
  alt: 'Three cases in a region. One bucket whose name begins with remotionlambda- is found. Of two such buckets, none is chosen, and calls fail. A bucket with another name is used only if a call names it.',
  caption: 'Only the beginning of the name counts. A second bucket with this beginning stops every call that does not name one.',
};
