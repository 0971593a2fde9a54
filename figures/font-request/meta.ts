import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What a choice in the list sets off',
  alt: 'The visitor picks Space Mono. The page imports the module of that family from your own build and asks Google Fonts for one file. When the file has arrived, the poster is shown in the new font.',
  caption: 'Until the file is there, the poster keeps its old font. A render goes the same way, since the component loads the font and not the page around it.',
};
