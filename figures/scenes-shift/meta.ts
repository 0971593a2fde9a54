import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What the scenes show after a deletion',
  alt: 'Three rows of scenes. Before, scenes 1 to 3 show takes 1 to 3. If only the file of take 2 is deleted, scene 2 shows take 3, and scene 3 has no recording. If the file and its scene are deleted, the two remaining scenes still show takes 1 and 3.',
  caption: 'Scenes take the recordings in order. Without its scene, a deleted take moves all later ones to the settings of other scenes.',
};
