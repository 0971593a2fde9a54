import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A prop that was edited',
  alt: 'The preview shows the new title My first garden. In the form, two buttons stand beside the label title and two beside the name of the tab Props: one with an arrow that turns back, one with a disk.',
  caption: 'The disk writes the value into your root file, the arrow goes back to the default. Until then, the edit lives in this tab only.',
  parts: ['For this prop: restore, save', 'For all props: restore, save'],
};
