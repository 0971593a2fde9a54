import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What each entry point brings along',
  alt: 'A table of circles. The main entry point brings the AWS SDK, the bundler and the renderer, and cannot be bundled into one file. The entry point client brings only the AWS SDK, policies brings nothing, and both can be bundled.',
  caption: 'Import from `/client` wherever code is bundled. The main entry point is for scripts that deploy.',
};
