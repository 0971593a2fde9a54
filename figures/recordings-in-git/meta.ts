import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where recordings are kept',
  alt: 'Code, scenes and captions go into the Git repository. Recordings either go into LFS storage, to which small files in the repository point, or are ignored and go into a backup of yours.',
  caption: 'Code and captions are small and belong into Git. The recordings take one of the two lower ways.',
};
