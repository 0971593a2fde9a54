import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Assets in the sidebar',
  alt: 'The Assets tab of the left sidebar lists the files of the public folder: a folder named sound, and the drawings fall.svg, spring.svg and summer.svg. The middle of the window names the file that is selected, with its size.',
  caption: 'The tab lists the public folder as it is now. A click opens a file, and images and sounds are shown.',
  parts: ['The tab', 'A folder below public/', 'The file that is shown'],
};
