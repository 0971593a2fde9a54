import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The Studio',
  alt: 'The window of the Studio. On the left, the list of compositions with a folder; in the middle, the preview of a video about a garden; on the right, the form for its props; at the bottom, the timeline with a row for each sequence.',
  caption: 'The window follows your code: save a file, and the preview, the form and the timeline change.',
  parts: [
    'Compositions, and the files of the public folder',
    'Preview',
    'Props of the composition, as a form',
    'Playback',
    'Timeline, with a row for each sequence',
  ],
};
