import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Two questions before you buy',
  alt: 'Two questions. If the editor is your product, buy the Editor Starter. If not, and canvas and data exist and only the tracks are missing, buy the Timeline. Otherwise, build a form with a Player beside it.',
  caption: 'Start at the top, and stop at the first yes. What remains needs no editor at all.',
};
