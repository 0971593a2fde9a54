import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where a serve URL leads',
  alt: 'Your project is bundled to a folder. The folder stays on the machine, or is put on a web server, on S3 for Lambda or on Cloud Storage for Cloud Run. A serve URL names one of these places.',
  caption: 'The same bundle in four places. A serve URL says which of them a render opens.',
};
