import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The Tools menu',
  alt: 'The menu Tools of the Studio is open, with the entries Ask AI, which has the shortcut Ctrl+I, Color Picker and spring() Editor.',
  caption: 'Ask AI opens the page in a window above your composition. The color picker reads a color from anywhere on the screen.',
};
