import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One file, two URLs',
  alt: 'The file that a visitor chooses goes two ways. Its blob URL is in the browser, works at once, and is for the Player. The upload puts the file into your bucket, which gives it an https URL, and that one is for the render.',
  caption: 'The Player begins while the upload still runs. A render is another computer, so its props get the second URL.',
};
