import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What an animation needs',
  alt: 'Three things lead to Lottie: the JSON with shapes, size and length, which is passed as animationData; images, which are in the JSON or in files below assetsPath; and fonts, which have to be loaded under the name in the file.',
  caption: 'Only the JSON is always there. Whether a file needs images or fonts, too, the script below prints.',
};
