import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Four things to do with a path',
  alt: 'One wavy path four times: evolved to 60 percent, with a point at half its length, with its tangent there, and in its bounding box.',
  caption: 'Computed by `evolvePath()`, `getPointAtLength()`, `getTangentAtLength()` and `getBoundingBox()` from the same `d`.',
};
