import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From default props to the component',
  alt: 'Four sources in order: default props, edits in the Studio and input props are merged key by key, then the props returned by calculateMetadata replace everything. The result goes to the component.',
  caption: 'The first three are merged key by key, and a later one wins. What `calculateMetadata()` returns as `props` replaces the merged object.',
};
