import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Your functions and the one that renders',
  alt: 'A client calls two functions of your service: one starts a render, the other reports progress. Both invoke the render function, which Remotion deploys with its own command, and which stores the video in the bucket.',
  caption: 'The functions of your service run for seconds and hold no keys: their role may invoke the render function and nothing else.',
};
