import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which program runs which part',
  alt: 'The command bunx remotion runs in Node.js, bunx remotionb runs in Bun. Both start the same Chrome, in which your compositions run.',
  caption: 'One letter decides which program runs the command. Your compositions run in Chrome either way.',
};
