import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One plan, many machines, one file',
  alt: 'The plan evaluates the composition once. Three machines render pieces of 600 frames each: 0 to 599, 600 to 1199 and 1200 to 1799. The last program joins the pieces without encoding the video again.',
  caption: 'The composition is evaluated once, so that all machines render the same video. Joining copies the pieces and compresses nothing again.',
};
