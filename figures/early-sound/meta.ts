import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The sound comes before the picture',
  alt: 'The picture changes from letter.mp4 to station.mp4 at frame 90. The sound of the letter ends at frame 90, too, but the sound of the station begins at frame 75. For 15 frames both are heard, while the letter is still seen.',
  caption: 'The two tags of the station stay in step, since `trimBefore={15}` skips in the picture what was heard already.',
};
