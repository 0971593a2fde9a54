import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From a video item to a captions item',
  alt: 'The browser extracts the audio of the selected item and sends it to the captions route. The route sends it to OpenAI with the key and gets words with their times. It returns an array of captions, and the editor puts a captions item on the timeline.',
  caption: 'The video stays in the browser: only its audio is sent, 25 MB at most, and the key never leaves the server.',
};
