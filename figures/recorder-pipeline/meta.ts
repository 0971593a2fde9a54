import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From a recording to a video',
  alt: 'Five steps: record webcam and screen, caption the words with Whisper.cpp, arrange scenes as props, refine with music, chapters and layout, export on your computer or on Lambda.',
  caption: 'The recordings never change. Captions are made from them, scenes are data, and the video is computed from both.',
};
