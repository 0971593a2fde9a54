import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'An error while rendering',
  alt: 'The message Cannot read properties of undefined (reading toUpperCase) fills the window. Below it are buttons that search GitHub and ask on Discord, then the file src/NameTag.tsx with the line where it happened, highlighted among its neighbors.',
  caption: 'The name has no second word here, so there is nothing to write in capitals. Save the file with a fix, and the video is back.',
  parts: ['The message', 'Searches the issues for it', 'File and line, with the code around it'],
};
