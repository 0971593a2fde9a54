import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A render from any language',
  alt: 'Your backend sends composition and props to the function and gets a render ID and the name of the bucket. It then asks for the status every second and gets the progress. The function stores the video in the bucket, and the last status holds its URL.',
  caption: 'Both calls are JSON to the same function. The first one returns at once, and the render goes on without it.',
};
