import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Render dialog: codecs',
  alt: 'The list of codecs in the render dialog is open: H.264, H.265, VP8, VP9, ProRes, H.264 in Matroska, H.264 as transport stream, and GIF.',
  caption: 'With another codec, the extension of the output changes, and so do the options on the other pages of the dialog.',
};
