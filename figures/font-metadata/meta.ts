import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'How a font gets into the editor',
  alt: 'The editor asks your server for the metadata of one family and gets the addresses of its files. It then requests a file from Google and gets the font.',
  caption: 'The editor knows 250 names and the metadata of those families only that a video uses.',
};
