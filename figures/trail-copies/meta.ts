import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Copies in a trail',
  alt: 'A circle moves to the right along a line. Behind it lie its copies, each as it was five frames earlier: at frame 15, 10 and 5, fainter the further back, and at frame 0, where nothing is left to see.',
  caption: '`layers={4}`, `lagInFrames={5}` and `trailOpacity={0.8}` at frame 20, with the opacities of the table above. The last copy is invisible.',
};
