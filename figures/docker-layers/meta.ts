import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What a second build does again',
  alt: 'Three stacks with the steps of the Dockerfile, from the bottom up: Node.js, browser and fonts, npm ci, your code. After a change of the code, only the top layer is built again. After a change of package-lock.json, the two layers npm ci and your code are built again. The first build makes all four.',
  caption: 'Docker builds a layer again when its input or a layer below it has changed. So the browser comes first and your code last.',
};
