import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Quick switcher: compositions',
  alt: 'A box in the middle of the window with the tabs Compositions, Actions and Documentation, a search field, and the compositions GardenYear, GardenYear-Square, Recipe, NameTag and Cover.',
  caption: 'Ctrl+K, or Cmd+K on a Mac, opens it. Type a part of the name and press Enter.',
  parts: ['Tabs', 'Search field', 'The match that Enter opens'],
};
