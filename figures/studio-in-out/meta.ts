import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'In and out points',
  alt: 'The timeline of the Studio with an in point at frame 60 and an out point at frame 170: the part outside of them is dimmed, and the buttons for both are lit.',
  caption:
    'I sets the in point at the playhead and O the out point; X clears both. Playback loops between them, and the render dialog starts with them as its range.',
  parts: ['In point', 'Out point', 'Buttons that set them'],
};
