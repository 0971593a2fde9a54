import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Render dialog: other options',
  alt: 'The section Other of the render dialog: concurrency, x264 preset, hardware acceleration, timeout of delayRender, no parallel encoding, cache and threads of OffthreadVideo, and flags of the browser such as disabled web security.',
  caption: 'The defaults are right for most renders. Concurrency is the one that changes how long a render takes.',
  parts: ['Browser tabs that render at the same time', 'Speed against file size', 'How long a frame may wait'],
};
