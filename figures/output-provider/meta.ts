import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What stays in S3, and what leaves',
  alt: "The site, the progress record and large props stay in Remotion's bucket in S3. The function sends the finished file and its artifacts to the bucket of the provider, and signs in with the provider's keys. Viewers open the public address of that bucket, not the URL in the progress.",
  caption: 'Ask S3 how far a render is, and link viewers to the public address of the other provider. The URL in the progress leads nowhere.',
};
