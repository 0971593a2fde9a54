import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'How a file in public gets into a frame',
  alt: 'The folder public goes three ways. The Studio reads it directly and notices changes. A bundle gets a copy when it is made, and renders read that copy. The Player does not know the folder: the server of your app delivers files from its own.',
  caption: '`staticFile()` gives the right URL in each place. A bundle holds a copy, so a file that you add later is missing from it.',
};
