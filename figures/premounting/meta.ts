import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A scene that is mounted early',
  alt: 'Two scenes of 90 and 75 frames. The second one is mounted at frame 45: until frame 90 it is invisible, stays at its frame 0 and loads its files. At frame 90 it becomes visible and starts.',
  caption: 'With `premountFor={45}`, the second scene is mounted while the first still plays: invisible, paused at its frame 0, with time to load.',
};
