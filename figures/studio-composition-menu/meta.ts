import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The menu of a composition',
  alt: 'A right click on the composition GardenYear in the left sidebar has opened a menu with the entries Duplicate, Rename, Delete and Copy ID.',
  caption: 'The first three change the tag in your root file, after a dialog that says what will be written.',
};
