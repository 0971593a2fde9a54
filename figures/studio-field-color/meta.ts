import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The field of zColor()',
  alt: 'The field accent of the form: a green swatch, a text field with the value #2f7d4f, and an opacity of 100%.',
  caption: 'Click the swatch to open the color picker of the browser, or type the color as text.',
  parts: ['Color picker', 'The value as text', 'Opacity: drag or type'],
};
