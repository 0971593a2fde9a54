import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What undo, saving and rendering see',
  alt: 'The state of the editor has two parts. The undoable state with tracks, items, assets and size goes to the undo stack, to a save and to a render. The other part, with selection, zoom and progress, goes nowhere.',
  caption: 'Put a value into `undoableState` when it changes the video. Only that part is undone, saved and rendered, so it has to survive JSON.',
};
