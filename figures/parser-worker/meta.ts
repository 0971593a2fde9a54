import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The page, the worker and the file',
  alt: 'The page sends the options to the worker. The worker reads the file and parses it on its own thread. It reports progress and sends the fields back, while the page stays free to scroll.',
  caption: 'Reading and parsing happen in the worker. Only progress, fields and samples that you ask for cross to the page.',
};
