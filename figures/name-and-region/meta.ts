import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What makes a name, and what does not',
  alt: 'Two regions with the same three names in each. In a region, a name is made of the version and the size: version 4.0.332 in two sizes and version 4.0.331 make three names. The names in the other region are identical.',
  caption: 'Version and resources are part of the name, the region is not. A new version or another size creates a neighbor, and never changes what is there.',
};
