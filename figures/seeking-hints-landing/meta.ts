import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where a seek to second 45.5 lands',
  alt: 'Three tracks of 60 seconds for a transport stream with a keyframe every 2 seconds. Without hints, the first frame is at 0.07 seconds. With hints from a call that was aborted at second 20, it is at 18.07. With hints from a call that read the whole file, it is at 44.07, just before the wanted time.',
  caption: 'Measured with a transport stream. Blue: what the parser still has to read until it reaches the wanted time.',
};
