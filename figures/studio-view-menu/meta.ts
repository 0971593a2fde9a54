import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The View menu',
  alt: 'The open View menu of the Studio with the entries Preview size, Zoom and Pan Gestures, Show Rulers, Show Guides, Left Sidebar, Right Sidebar, Transparency as checkerboard, Quick Switcher and those for in and out marks, some with their keys.',
  caption: 'What changes the window is in this menu, with its key beside it.',
};
