import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Text and times of captions',
  alt: 'Four captions on a time axis. Each has a text, a start and an end. All but the first begin with a space, shown as a dot; the last one has none and continues the word before it.',
  caption: 'The dot is a space that belongs to the text. `ly,` has none: it continues the word `slow`.',
};
