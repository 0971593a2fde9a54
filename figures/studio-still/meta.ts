import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A still in the Studio',
  alt: 'The Studio with the still Cover: the preview shows a drawing of a garden in summer; there is no timeline and no playback, only the buttons for the checkerboard, full screen and Render.',
  caption: 'A still has one frame, so the Studio leaves out the timeline and everything that plays.',
};
