import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A finished render',
  alt: 'The tab Renders lists one render: Cover, with the file out/Cover.png. Beside it are buttons that copy it, render it again, remove it from the list and show it in its folder.',
  caption: 'Renders run one after the other. The four buttons copy the image, render again, remove the render from the list, and show the file in its folder.',
  parts: ['The tab, with the number of renders', 'The file: a click shows it in the middle of the window'],
};
