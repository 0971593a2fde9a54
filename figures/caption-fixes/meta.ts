import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where a word is corrected',
  alt: 'Whisper.cpp writes the words into the subs file, where you correct single words in the Studio. The function in autocorrect.ts then changes words by rules. The picture, the subtitle file and the cuts use the result.',
  caption: 'A correction in the file is for one video, and is lost when the captions are generated again. A rule applies to all videos and changes no file.',
};
