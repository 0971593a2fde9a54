import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From the entry point to a frame',
  alt: 'The entry point src/index.ts calls registerRoot with the root component of src/Root.tsx. The root file lists compositions. Each composition names a component, which renders the frames.',
  caption: 'The three kinds of files in a project, and how each names the next.',
};
