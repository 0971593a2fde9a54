import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Several points, several segments',
  alt: 'A curve of opacity over 90 frames through four points: 0 at frame 0, 1 at frame 15, 1 at frame 75 and 0 at frame 90. Between two points the value changes evenly.',
  caption: '`interpolate(frame, [0, 15, 75, 90], [0, 1, 1, 0])`: each pair of neighboring points is a segment of its own.',
};
