import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which recording a scene shows',
  alt: 'Five scenes in a row: title, video scene, video scene, table of contents, video scene. Below are three recordings, sorted by the number in their file names. Each video scene takes the next recording; the title and the table of contents take none.',
  caption: 'Video scenes take the recordings one after the other, sorted by number. What lies between two video scenes changes nothing.',
};
