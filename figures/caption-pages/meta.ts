import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Words become pages',
  alt: 'Seven captions on a time axis of 4 seconds, and below them the pages that two settings make. With 400 milliseconds there are four pages, with 800 three.',
  caption: 'The pages that `createTikTokStyleCaptions()` makes of the words above, with two values of `combineTokensWithinMilliseconds`.',
};
