import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Two ways into an iframe',
  alt: 'Two rows. Above, the React app of your page draws through a portal into the document of the iframe, in which the Player is. Below, the page holds only an iframe element, and an embedded page with its own React app and Player receives messages from it.',
  caption: 'Above, one React app draws into a second document, and props arrive as usual. Below, two pages share nothing but a URL and messages.',
};
