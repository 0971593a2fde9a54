import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What lies on two disks of the same render',
  alt: 'Two bars against a disk of 2,048 megabytes, for a video of 700 megabytes and a source of 1,500. The main function holds 700 megabytes of chunks and 700 of the finished file. A function that renders frames holds the whole source of 1,500 megabytes and a small chunk.',
  caption: 'An example: a result of 700 MB, a source of 1,500 MB, 2,048 MB of disk. The main function holds the video twice, the others hold whole sources.',
};
