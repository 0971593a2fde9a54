import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which codec goes into which file',
  alt: 'A table of codecs and file extensions. H.264 goes into mp4, mkv and mov, H.265 into mp4 and mkv, VP8 and VP9 into webm and mkv, ProRes into mov and mkv, GIF into gif. The default of each codec is filled.',
  caption: 'Filled: the default extension. Outlined: possible, for some only with a certain audio codec. Read from the tables of `@remotion/renderer`.',
};
