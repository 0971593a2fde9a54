import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What each parameter of a spring does',
  alt: 'Three small charts over 45 frames at 30 frames per second. Lower damping swings longer, higher mass is slower and overshoots further, higher stiffness is faster and overshoots further.',
  caption:
    'Computed by `spring()` at 30 frames per second, each with one parameter changed and the others at their defaults: damping 10, mass 1, stiffness 100.',
};
