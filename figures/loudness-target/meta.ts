import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Two clips on their way to the same loudness',
  alt: 'An axis of loudness from minus 40 to minus 10 LUFS. One clip was at minus 13.82 and is lowered to minus 16. The other was at minus 33.91 and is raised by almost 18 to minus 16.',
  caption: 'The bars are what the script changed. A clip that is raised by 18 decibels brings its background noise along.',
};
