import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A field for each type',
  alt: 'The form for the props of a name tag: a field with two lines for about, a list for picture with the file fall.svg, a color swatch with text and opacity, a list for side with the value left, and a field for date and time.',
  caption: 'The schema decides on the field. Whoever fills in the form needs to know nothing about it.',
  parts: [
    '`zTextarea()`: several lines',
    '`z.string()` with the URL of a file: a list of files',
    '`zColor()`: a color and its opacity',
    '`z.enum()`: a list to choose from',
    '`z.date()`: date and time',
  ],
};
