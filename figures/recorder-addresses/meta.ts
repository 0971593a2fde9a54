import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Two addresses, one folder',
  alt: 'The command bun run dev starts two servers. The recording interface at localhost:4000 saves recordings in a folder below public. The Studio at localhost:3000 shows them and renders the video.',
  caption: 'The folder connects the two: what one page records, the other one shows.',
};
