import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Props as JSON',
  alt: 'The right sidebar of the Studio with the tab JSON: a text area that holds the props of the composition as an object with title, accent, seasons, showDate and speed.',
  caption: 'JSON is quicker for long lists, and for values that you paste from elsewhere. The form checks it by the same schema.',
};
