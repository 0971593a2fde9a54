import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which changes become a step',
  alt: 'Changes over time: during a drag the state changes many times without being recorded. When the pointer is released, one step is recorded. A deletion is recorded at once.',
  caption: 'A drag produces many updates and one step: the state at its end. Undo goes from step to step.',
};
