import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Quick switcher: actions',
  alt: 'The quick switcher with the tab Actions: a field that holds a greater-than sign, and below it actions such as Help: About Remotion, Restart Studio Server, Render and Preview size: Fit.',
  caption: 'A greater-than sign as the first character searches the actions, which are those of the menus.',
};
