import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What a render brings, and what it finds',
  alt: 'The browser and the native programs, FFmpeg and the compositor, come with Remotion. They need libraries, fonts and a new enough glibc, which the Linux machine has to have.',
  caption: 'The upper row comes with Remotion. The lower row is up to you, and `ldd` says which libraries are missing.',
};
