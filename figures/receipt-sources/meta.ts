import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What a receipt counts',
  alt: 'Samples are compiled, members and flags are compared with the types and the code of the packages, claims are tried by probes, and first versions come from comparing two releases. All four end in the receipt of a page.',
  caption: 'Each line of a receipt is a comparison with the published packages. A build stops when one of them fails.',
};
