import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The field of zMatrix()',
  alt: 'The field shape of the form: four numbers in two rows and two columns, 1 and 0 above 0 and 1, each with its position in the array from 0 to 3.',
  caption: 'Four numbers make a grid of two rows. The array stays flat: the position of a number stands above it.',
  parts: ['Name of the prop, and its numbers row by row'],
};
