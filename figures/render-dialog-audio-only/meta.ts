import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Render dialog: audio only',
  alt: 'The render dialog with the kind Audio: codec MP3, AAC or WAV, the frame range, and an output name that ends in mp3.',
  caption: 'An audio render opens no frame that is not needed for the sound, and writes no picture.',
};
