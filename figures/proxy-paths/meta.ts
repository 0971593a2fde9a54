import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which requests take the proxy',
  alt: 'In your network, your program sends requests to S3 through the proxy, if it has a request handler. Requests that start a render or ask a function go past the proxy, directly to Lambda. The functions in AWS do not use your proxy.',
  caption: 'The option `requestHandler` works for S3. Requests to Lambda pass it by, so your network has to let them out directly.',
};
