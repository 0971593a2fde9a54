import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One transfer, two results',
  alt: 'The bytes of a remote file arrive once. They go to the writer, which stores the copy, and through the parser, which returns fields and can stop the transfer early.',
  caption: 'Each part of the file that arrives is written and parsed. If the parser finds out that the file is not wanted, the rest is never transferred.',
};
