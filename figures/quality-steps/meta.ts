import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where a frame loses quality',
  alt: 'Three steps from the composition to the file: capturing the frame as JPEG or PNG, converting its colors to a pixel format, and encoding it with a CRF or a bitrate. Each has its own setting.',
  caption: 'Three places, three settings. Raising one does not help if another one is the narrow place.',
};
