import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Transparent parts in the preview',
  alt: 'The preview of a name tag: a green box with a picture and two lines of text stands on a checkerboard, which fills the rest of the frame. Below it is the playback bar, with the button for the checkerboard switched on.',
  caption: 'The checkerboard marks what the composition leaves empty. It is not part of the video.',
  parts: ['Switches the checkerboard on and off, as the key T does'],
};
