import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Three ways out of After Effects',
  alt: 'From After Effects, bodymovin writes JSON for Lottie. A render as ProRes 4444 becomes a WebM for OffthreadVideo with the prop transparent. A PNG per frame is shown by Img.',
  caption: 'Shapes can take the first way. What has effects or footage takes the second, and the third is for what fits neither.',
};
