import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What an isolated page may load',
  alt: 'Your server sends the page with the two headers. A host that allows it, by CORP or CORS, can deliver images and videos to the page. A host without such a header is blocked. The isolated page has shared memory.',
  caption: 'The two headers make every other server prove that it agrees. Files of your own server need nothing.',
};
