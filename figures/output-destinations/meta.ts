import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where the finished file goes',
  alt: 'A function writes the progress record to the bucket of Remotion in any case. The finished file goes to the same bucket, to another bucket in your account, which the role must be allowed to write, or to another provider, into which the function signs in with keys of its own.',
  caption: "Blue: the finished file, in one of three places. The progress record never moves, so `bucketName` stays that of Remotion's bucket.",
};
