import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Tracks hold items, items refer to assets',
  alt: 'Two tracks over time. The upper one holds a text item, the lower one two items that both refer to the same video asset below. The text refers to no asset.',
  caption: 'Two items may share one asset, here after a split. A text has none. Items of one track never overlap.',
};
