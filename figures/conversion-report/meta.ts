import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What leaves the page',
  alt: 'In the browser of a visitor, convertMedia() turns a file into a result. Afterward, it sends a report with four fields to www.remotion.pro: event, key, host, and whether it succeeded.',
  caption: 'The file stays in the browser. The report follows the conversion and does not delay the result.',
};
