import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A dropped file on its way to S3',
  alt: 'The editor asks the route POST /api/upload for a signed address. The server returns it. The editor sends the file to S3 and remembers its URL in the asset.',
  caption: 'The file does not pass through the server. A render in the cloud later loads it by the URL that the asset remembers.',
};
