import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One sound, four settings',
  alt: 'Four waves. The original has 4 waves. With toneFrequency 2, the length stays and there are twice as many waves. With playbackRate 2, the length is half and the waves are as far apart as before. With both, the length is half and the waves are twice as close.',
  caption:
    '`toneFrequency` changes how close the waves are, `playbackRate` how long the sound lasts. Both together give the sound of a tape that runs too fast.',
};
