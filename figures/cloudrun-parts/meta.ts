import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What is deployed, and what a render does',
  alt: 'The service with browser and renderer, and the site with your code, are deployed separately. A render starts a container of the service, opens the site, renders the whole video and puts the file into the bucket.',
  caption: 'The service holds the renderer, the site your code. One container opens the site and renders the whole video.',
};
