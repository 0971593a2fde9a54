import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Three ways to load a font',
  alt: 'A table of circles. With all three ways, frames wait for the font. A font that cannot be loaded ends the render with the loaders for Google Fonts and for files, and not with CSS. A file in the project and CSS work without a network, Google Fonts does not.',
  caption: 'Frames wait in all three cases. Only CSS goes on in a fallback font when the file is missing, so look at a frame if you use it.',
};
