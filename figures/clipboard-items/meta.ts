import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What a paste finds',
  alt: 'The editor puts its items on the clipboard as text/html. Another window of the editor reads that type and finds the items. A chat asks for text/plain, which is empty.',
  caption: 'Items travel as HTML, so that a program which expects text finds none instead of a page of JSON.',
};
