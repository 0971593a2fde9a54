import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which library was loaded',
  alt: 'Chrome loads libpthread from the layer, because the layer takes precedence over the system. The librt of the new system needs a symbol that this old copy does not have. The libpthread of the system, which has it, is not used.',
  caption: 'Two libraries that belong together came from different places. A layer should contain no libraries of the system.',
};
