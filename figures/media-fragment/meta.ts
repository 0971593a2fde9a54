import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which seconds the fragment names',
  alt: 'A file of 8 seconds. The sequence at frame 30 shows frames 60 to 120 of it, which are the seconds 2 to 4. The URL ends in #t=2,4.',
  caption: '`#t=2,4` tells the browser that only seconds 2 to 4 of the file are needed, whenever they are shown.',
};
