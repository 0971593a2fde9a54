import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'How long a render stays',
  alt: 'Five tracks over 31 days. Renders marked 1-day, 3-days, 7-days and 30-days end after 1, 3, 7 and 30 days. A render without a mark continues past the end of the axis.',
  caption: 'The mark at the beginning of the render ID decides, once the rules of the bucket are on. Without a mark, a render stays until you delete it.',
};
