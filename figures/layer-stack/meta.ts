import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Layers of a frame, seen from the side',
  alt: 'Four sheets stacked behind each other: the sky at the back, then the sun, the hills and the title in front. The order in the code is the order from back to front.',
  caption: 'What comes later in the code lies further in front. Each `<AbsoluteFill>` covers the frame and is transparent where it shows nothing.',
};
