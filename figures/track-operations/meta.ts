import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Ways through a conversion',
  alt: 'The tracks of a file are separated. A track is copied as it is, or decoded and encoded again, or dropped. What remains is written into the new container.',
  caption: 'Each track takes one of these ways. A copy keeps quality and costs little; decoding and encoding costs time and some quality.',
};
