import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One account, two places',
  alt: 'The same service account works in two places. On your computer or backend, its key deploys the service and the site and starts renders. In the container, the service runs as this account and writes the finished file to the bucket.',
  caption: 'The service keeps the account with which it was deployed, whichever account starts a render later.',
};
