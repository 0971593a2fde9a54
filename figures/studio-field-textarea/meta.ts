import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The field of zTextarea()',
  alt: 'The form for the props with the field about, which holds three lines of text: grows pumpkins, beans and honey, on a roof. In the lower right corner of the field is a handle.',
  caption: 'Enter starts a new line. The lines arrive in the component if its style keeps them, as with `whiteSpace: "pre-line"`.',
  parts: ['The field, with its handle at the lower right corner'],
};
