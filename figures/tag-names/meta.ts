import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Three names of one title',
  alt: 'An MP4 calls its title title, an MP3 calls it TIT2 and a WAV INAM. The function readCredits() tries each name and returns a field called title.',
  caption: 'The parser passes on the keys of the file. Your function turns them into one name, and returns `null` if none of them is there.',
};
