import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Render dialog: picture',
  alt: 'The section Picture of the render dialog: image format JPEG or PNG, JPEG quality 80, quality control by CRF or bitrate, CRF 18, the buffer size and the maximum rate of FFmpeg, scale 1 and pixel format yuv420p.',
  caption: 'These options decide how good the picture is and how large the file becomes.',
  parts: ['Format of the single frames', 'CRF or bitrate', 'Larger or smaller than the composition', 'Pixel format'],
};
