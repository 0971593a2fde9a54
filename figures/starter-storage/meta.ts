import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where the editor keeps what',
  alt: 'In the browser, the editor saves the state to local storage and copies of dropped files to IndexedDB. Dropped files are also uploaded to the bucket. The editor plays the local copy, and a render loads the file from the bucket.',
  caption:
    'Local storage and IndexedDB belong to one browser. Another computer sees the video only once your server stores the state; a render gets the files from the bucket.',
};
