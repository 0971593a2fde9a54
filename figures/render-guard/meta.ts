import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What decides before a render costs money',
  alt: 'The browser sends a request to your route. The route checks who is calling, how many renders this user has started today and whether the props fit the schema, and chooses site, composition and codec itself. Only then does it start a render on Lambda, with keys that never leave the server.',
  caption: 'The browser asks, the route decides. Keys, site and composition are never in the request.',
};
