import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'How a part of a file is read',
  alt: 'The parser asks the server for the file from byte 0. The server answers with status 206 and the length. The parser finds out that the index is near the end, ends this request, and asks for the file from a later byte. It gets the rest from there, knows the fields, and stops.',
  caption: 'An MP4 with its index at the end. Without ranges, the server would have to send everything in between.',
};
