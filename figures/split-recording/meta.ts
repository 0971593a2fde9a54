import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One recording becomes two',
  alt: 'A recording with the number 2951 is cut at 42.5 seconds. Its first half keeps the number, the second half gets 2952, which puts it directly after the first. The next recording, 4922, stays the next one. There are now three recordings, so the list needs one more video scene.',
  caption: 'The second half gets a number that is larger by 1. The list of scenes needs one more video scene there, or all later scenes show the wrong clip.',
};
