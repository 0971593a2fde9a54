import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'How two timings progress',
  alt: 'The progress of two transitions of 30 frames. Linear timing rises evenly. Spring timing rises fast at first and approaches its end slowly.',
  caption: 'Computed by `linearTiming()` and `springTiming()` with a damping of 200, both for 30 frames at 30 frames per second.',
};
