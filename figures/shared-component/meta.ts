import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Imports go in one direction',
  alt: 'Two folders. In the folder of the video are the entry point, which imports the root file, which imports the component and its facts. In the folder of the app is the page with the Player, which imports the component and its facts as well, and never the root file or the entry point.',
  caption: 'An arrow means "imports". App and video project meet in the component and its facts, and nowhere else.',
};
