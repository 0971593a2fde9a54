import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Render dialog: a still',
  alt: 'The render dialog with the kind Still: image format PNG or JPEG, PDF and WebP, the frame to render, and the output name out/GardenYear.png.',
  caption: 'A still is one frame as an image. The dialog starts with the frame that the preview shows.',
  parts: ['The kind', 'Image format', 'Frame'],
};
