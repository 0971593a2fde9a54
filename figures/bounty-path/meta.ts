import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From an issue to the payment',
  alt: 'Seven steps: find an issue with the label, comment how you would solve it, be assigned by the team, open a draft, mark it as ready when all four points are true, pass the review, and be paid through Algora.',
  caption: 'Work begins with the third step. Before it, a comment is enough.',
};
