import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One job on a new machine',
  alt: 'Two jobs over time. In the first, the steps follow each other: checkout, npm ci, the download of the browser, the render, the upload of the file. In a later job with a cache, the browser is restored instead of downloaded, so the render starts sooner. At the end of each job, the machine is deleted.',
  caption: 'Not to scale. Each job begins on an empty machine; only what is cached or uploaded is left of the last one.',
};
