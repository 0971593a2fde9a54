import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The render dialog',
  alt: 'The dialog Render GardenYear with the kinds Still, Video, Audio and Image sequence, the sections General, Input Props, Picture, Audio and Other, and on the right codec H.264, frame range 0 to 239 and the output name out/GardenYear.mp4.',
  caption: 'What you choose here is what the command line takes as flags. The video is rendered by the computer on which the Studio runs.',
  parts: ['What to render', 'Sections of options', 'Codec', 'Range of frames', 'File, relative to the project'],
};
