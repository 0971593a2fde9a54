import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What happens to a take',
  alt: 'The left view becomes a webcam file and the right view a display file. The browser converts both. The server on your computer saves them in the folder of the video. Then Whisper.cpp writes the captions, and the next scene without a recording shows the take.',
  caption: 'All files of a take have the same number. It is the time at which the take ended, and it decides which scene shows it.',
};
