import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'An upload with a signed URL',
  alt: 'The browser asks your server for permission, with type and size of the file. The server signs a URL with its credentials and returns it. The browser sends the file directly to S3, which checks the signature.',
  caption: 'The server sees a request of a few bytes. The file itself goes straight from the browser to the bucket.',
};
