import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One copy of remotion, and two',
  alt: 'Two trees. With a peer dependency, the project has remotion 4.0.332 and your package, which uses that copy. With a normal dependency of another version, your package brings a second copy of remotion, 4.0.331.',
  caption: 'Frame and props travel in contexts of one copy. A second copy knows nothing about them, and loading ends with an error.',
};
