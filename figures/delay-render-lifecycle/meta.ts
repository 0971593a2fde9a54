import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A handle holds the screenshot back',
  alt: 'A time axis. The component mounts and opens a handle. While the data loads, the screenshot waits. When continueRender is called with the handle, React puts the data on the page and the screenshot is taken.',
  caption: 'As long as one handle is open, no screenshot is taken. If none of them is released within the timeout, the render fails.',
};
