import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Compositions in the sidebar',
  alt: 'The left sidebar of the Studio: size, frame rate and duration of the selected composition GardenYear, below it a folder named Social with three compositions, the composition itself and a still named Cover.',
  caption: 'The order is that of your root file. A click opens a composition, and the address in the browser names it.',
  parts: ['Size, frame rate and duration', 'A folder', 'Compositions in it', 'A still, with another icon'],
};
