import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From two calls to one',
  alt: 'In versions 1 and 2, renderFrames() writes an image for each frame into a folder, and stitchFramesToVideo() makes the video from them. In version 4, renderMedia() makes the video in one call.',
  caption: 'Version 2 had all images on the disk before it encoded the first one. Version 4 encodes H.264 and H.265 while it renders.',
};
