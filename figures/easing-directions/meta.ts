import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'In, out and both',
  alt: 'Three small charts of the cubic easing. In starts slowly and ends fast. Out is the same curve turned around: fast, then slow. InOut is slow at both ends and fast in the middle.',
  caption:
    'The same `Easing.cubic` in its three directions. A thing that appears wants `out`, a thing that leaves `in`, a thing that moves between two places `inOut`.',
};
