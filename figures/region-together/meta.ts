import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What belongs into one region',
  alt: 'In one region are the functions or the container that render, and the bucket with the site and the finished files. From outside, media is fetched for each render. Finished files go out to viewers, each time one is opened.',
  caption: 'The code that renders and the bucket belong together. Which region is best depends on where the media is and where the viewers are.',
};
