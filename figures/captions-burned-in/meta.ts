import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Burned in, and as a file',
  alt: 'Three pictures of the same frame. Burned in: large words in the design of the composition are part of the picture. As a file that the viewer has switched on: the player draws small white words on a dark ground. As a file that is switched off: the picture alone.',
  caption: 'Burned-in captions look as you design them and are always seen. Those of a file look as the player draws them, if the viewer wants them.',
};
