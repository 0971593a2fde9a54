import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Old and new side by side',
  alt: 'Three tracks over time. The old function and site exist from the start. The new function and site are deployed next to them. Then the backend is released and starts renders with the new ones. The last old render ends some time later, and only then are the old function and site deleted.',
  caption: 'Deploy first, release second, delete last. What was started with the old version ends with it, and until then going back takes one release.',
};
