import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Offsets in a series',
  alt: 'Three tracks over 200 frames. Without offset the scenes of 45, 90 and 60 frames follow each other and end at 195. With offset 15 on the second scene there is a gap and everything after it moves later. With offset -15 the scenes overlap and all end earlier.',
  caption: 'A positive `offset` leaves a gap before a scene, a negative one lets it begin while the one before still plays. All later scenes move along.',
};
