import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Four areas, and the path for beginners',
  alt: 'Four areas with three boxes each. Learn: getting started with five pages, the course Your first real video with ten parts, and this map; arrows lead from each to the next. Make a video: visuals, media, data. Deliver it: rendering to a file, servers, the Player inside a web app. Look things up: recipes, the reference, help. Only the first area has an order.',
  caption: 'Beginners read the first area from top to bottom and are done with it. The other three have no order: enter where your work is.',
};
