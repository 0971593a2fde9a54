import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which browser renders',
  alt: 'Questions from top to bottom, the first yes decides. Is browserExecutable set: that browser, and nothing is downloaded. Is Chrome for Testing chosen: that one, a larger download, which can use the graphics card of a Linux server. Otherwise Chrome Headless Shell, the default.',
  caption: 'Without a setting it is Headless Shell, downloaded in the version of the release.',
};
