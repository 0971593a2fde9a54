import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What stops a file, and where',
  alt: 'Questions from top to bottom. Is it an image: IsAnImageError. Is it a PDF: IsAPdfError. Is the container unknown: IsAnUnsupportedFileTypeError. Is the codec unknown: the fields of the video are null. Otherwise the parser gives fields and samples, and whether the browser can decode them is another question.',
  caption: 'The first bytes decide, not the name. The last box says what is in the file, not that a browser can decode it.',
};
