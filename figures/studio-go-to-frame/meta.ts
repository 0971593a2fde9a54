import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Going to a frame',
  alt: 'The top left of the timeline: beside the time, the number of the frame has become a field in which 145 has been typed.',
  caption: 'G, or a click on the number, lets you type a frame. Enter goes there.',
};
