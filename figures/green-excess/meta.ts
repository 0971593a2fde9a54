import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Which pixels become transparent',
  alt: 'Three pixels as bars for red, green and blue. In the bright wall, green exceeds the larger of the other two by 140, in the wall in shadow by 50. Both are more than the tolerance of 40, so both become transparent. In the skin, green is less than red, so the pixel stays.',
  caption:
    'The excess of green is compared with a `tolerance` of 40. Green in the shadow is much darker than the bright one, and becomes transparent all the same.',
};
