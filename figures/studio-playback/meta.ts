import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The playback bar',
  alt: 'The bar below the preview: zoom of the timeline, size of the preview, playback rate, buttons to jump to the beginning, step back, play and step forward, loop, mute, in and out points, checkerboard, full screen, and the button Render.',
  caption: 'Most buttons have a key: Space plays, the arrow keys step, I and O set the in and out points.',
  parts: [
    'Zoom of the timeline',
    'Size of the preview and playback rate',
    'Step and play',
    'Loop and mute',
    'In and out points',
    'Checkerboard, full screen',
    'Render',
  ],
};
