import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Half a millisecond of sound',
  alt: 'Two charts of the same wave of 2,500 hertz over half a millisecond. At 48,000 samples per second, 25 dots mark the wave. At 16,000 samples per second, every third of them remains, 9 dots, which still show the wave.',
  caption: 'Whisper expects 16 kHz: where there were three samples at 48 kHz, there is one, in a third of the data.',
};
