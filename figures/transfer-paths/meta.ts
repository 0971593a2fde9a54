import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One video file on its way to 150 functions',
  alt: 'A source of 800 megabytes goes to each of 150 functions that show it, which is 120 gigabytes for one render. The functions send the finished file to the bucket once. From the bucket it goes to viewers as often as it is watched.',
  caption: 'A file is downloaded in full by each function that shows it. Five times as many frames for each function make it 24 GB instead of 120.',
};
