import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A composition without a schema',
  alt: 'The preview of a recipe, and beside it the tab Props, which holds no fields, but the advice to add a schema to the composition, and a button: Learn how.',
  caption: 'Without a schema there is no form. As soon as the composition has one, its fields appear here.',
};
