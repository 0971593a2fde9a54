import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Duplicating a composition',
  alt: 'A dialog with the title Duplicate GardenYear. Its fields are type, ID with the value GardenYear1, width, height, duration in frames and frames per second. At the bottom stands how many lines of the root file will be added and deleted, beside the button to add it.',
  caption: 'The copy gets a tag of its own in the root file. The component and the default props stay the same.',
  parts: ['A composition or a still', 'A new ID', 'Size, duration and frame rate of the copy', 'What changes in the root file'],
};
