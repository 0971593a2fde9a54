import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Both trims are positions in the file',
  alt: 'The file lasts 180 frames. trimBefore 60 and trimAfter 120 mark a part of 60 frames in its middle. In the video, this part is heard from frame 0 to 60.',
  caption: 'With `trimBefore={60}` and `trimAfter={120}`, 60 frames are heard, and they are heard at once: trimming does not move a sound.',
};
