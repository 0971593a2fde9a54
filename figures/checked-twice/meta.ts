import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The same rules, twice',
  alt: 'The browser reads the header of the chosen file and applies the rules before anything is sent. It uploads the file to storage and tells the server. The server reads the header of the stored file by its URL, applies the same rules and then accepts or refuses it.',
  caption: 'The first check is for the visitor, who learns at once what is wrong. The second is for you, since a browser can be told to skip the first.',
};
