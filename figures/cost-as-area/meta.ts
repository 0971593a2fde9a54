import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What one story of 30 seconds costs',
  alt: '46 rows, one for each function, over 9 seconds. 45 short rows last 4 seconds each: 2 to start and 2 to render 20 frames. One row, the main function, lasts all 9 seconds. Together they are 189 seconds of running time, which cost 0.00506 dollars.',
  caption: 'You pay for the area: 45 × 4 s and once 9 s make 189 s, or $0.00506 with 2,048 MB. Gray is the start of each function, blue the work.',
};
