import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Orders wait in a queue',
  alt: 'Your backend puts orders into a queue. At most 20 consumers take one order each and start a render on Lambda. An order that fails three times moves to a second queue.',
  caption: 'However many orders arrive at once, only as many renders run as there are consumers. The others wait instead of being refused.',
};
