import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which value to try first',
  alt: 'Questions from top to bottom, the first yes decides. Does the video use neither WebGL nor large filters: no value. Does it render on Lambda or Cloud Run: no value, they use swangle. Is it a server without a card: no value, then swangle. Is it Linux with a card: angle-egl or vulkan with Chrome for Testing. Otherwise, on a Mac or Windows computer: angle.',
  caption: 'A value matters only where something is drawn with WebGL or large filters, and where there is a card to draw it.',
};
