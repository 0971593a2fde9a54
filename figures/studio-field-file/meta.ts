import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A list of files',
  alt: 'The field picture of the form is open: a list with the files fall.svg, sound/chime.mp3, spring.svg and summer.svg, of which fall.svg is selected.',
  caption: 'A default value from `staticFile()` turns a text field into the list of all files in the public folder.',
};
