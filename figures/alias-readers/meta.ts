import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Who has to know an alias',
  alt: 'An import from @/theme is read by TypeScript, which finds it by paths in tsconfig.json and serves the editor, and by Webpack, which finds it by resolve.alias and serves the Studio and renders.',
  caption: 'Two programs read the same line. If only one of them knows the alias, the editor and the Studio disagree.',
};
