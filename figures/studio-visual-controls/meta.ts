import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The Controls tab',
  alt: 'The preview of a recipe, and beside it the tab Controls with two entries: ground with a color field, and fontSize with the number 140. Each entry names its line in Recipe.tsx. Beside fontSize are two buttons.',
  caption: 'The preview shows the new value at once. The code changes when you save it.',
  parts: ['The tab, which appears with the first control', 'File and line of the call', 'A value that was changed, with buttons to restore and to save it'],
};
