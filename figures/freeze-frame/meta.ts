import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Time stands still inside a freeze',
  alt: 'A chart over 80 frames. Outside, the frame rises steadily. Inside the freeze it rises to 40 and stays there from frame 40 of the video on.',
  caption: '`<Freeze frame={40} active={(frame) => frame >= 40}>` holds the frame that its children see. Everything outside goes on.',
};
