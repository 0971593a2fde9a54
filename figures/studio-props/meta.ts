import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Props as a form',
  alt: 'The right sidebar of the Studio as a form made from a Zod schema: a text field for title, a color with its swatch and its opacity, a list with three values to choose from, a checkbox and a number.',
  caption: 'Each type of the schema has its control. What you change shows in the preview at once.',
  parts: ['Form, or the same values as JSON', 'z.string()', 'zColor(), with its opacity', 'z.array() of z.enum()'],
};
