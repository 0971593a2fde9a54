import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Files that an import loads',
  alt: 'Two bars. The client loads 399 files. The main entry point loads the same Google libraries and, with bundler, command line and Studio server, 1,617 files.',
  caption: 'Three quarters of the files are for deploying and rendering. A backend that only starts renders needs none of them.',
};
