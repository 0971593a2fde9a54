import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Render dialog: input props',
  alt: 'The section Input Props of the render dialog, with the same form as in the sidebar of the Studio: title, accent and seasons.',
  caption: 'Changes here apply to this render only. The default props in your code stay as they are.',
};
