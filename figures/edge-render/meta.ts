import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A function in Deno starts a render',
  alt: 'A function in Deno has no Chrome. With @remotion/lambda/client it starts a render on Lambda, which renders with Chrome and stores the video in a bucket.',
  caption: 'What needs Chrome runs on Lambda. Two calls stay in Deno: one starts the render, the other asks how far it is.',
};
