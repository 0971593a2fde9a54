import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Two compilers, one after the other',
  alt: 'A file passes Babel, which runs your plugin and leaves types and JSX, then esbuild, which compiles types and JSX for Chrome 85. The result is part of the bundle.',
  caption: '`enforce: "pre"` puts Babel before esbuild. Types are still there when your plugin sees the code.',
};
