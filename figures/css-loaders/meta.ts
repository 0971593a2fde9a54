import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The loaders of a stylesheet',
  alt: 'A stylesheet passes three loaders: first postcss-loader, in which Tailwind 2 generates its classes, then css-loader, which resolves its URLs and imports, and last style-loader, which puts it into the page.',
  caption: 'The list in the rule is read from its end. The loader that you add last runs first.',
};
