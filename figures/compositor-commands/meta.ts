import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Commands and answers',
  alt: 'The renderer sends two commands to the compositor, with the nonces k3 and p7. The answer to p7 comes first, the answer to k3 second.',
  caption: 'The nonce says which command an answer belongs to, so the answers may arrive in any order.',
};
