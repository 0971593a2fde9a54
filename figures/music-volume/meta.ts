import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The volume of a track through three scenes',
  alt: 'A curve of the volume over 400 frames: title, video scene, end card. It fades in from 0 to 1 over 30 frames, falls to 0.04 before the video scene begins, rises to 1 within 30 frames of the end card, and fades out at its end.',
  caption: 'The volume is 1 in scenes without speech and 0.04 below your voice. Each change takes 30 frames, which is one second.',
};
