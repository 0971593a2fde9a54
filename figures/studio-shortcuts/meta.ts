import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Keyboard shortcuts',
  alt: 'The quick switcher with a question mark typed in lists the keyboard shortcuts in groups: playback, sidebar, navigation, playback range and zoom, each key with what it does.',
  caption: 'A question mark opens the list in the Studio itself.',
};
