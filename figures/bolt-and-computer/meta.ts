import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What runs where',
  alt: 'In Bolt.new, the Player plays the video; a render cannot run there, because it needs native programs. The project is downloaded to your computer, where the command line renders it with Chrome into an MP4 file.',
  caption: 'The same files in both places. The Player needs only a browser, and a render needs Chrome and a native program.',
};
