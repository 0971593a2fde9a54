import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From speech to captions in the video',
  alt: 'Four steps: a recording is transcribed by Whisper.cpp, OpenAI or the browser, the captions are imported as JSON, displayed in the composition, and exported burned in or as a file.',
  caption: 'Every way of transcribing ends in the same array of captions, so the pages after this one hold for all of them.',
};
