import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What renders for each frame',
  alt: 'Two trees of components. On the left, the hook is called in the page: the page, the Player, the composition and the label render for each frame. On the right, the hook is called in the label: only the label and the composition render, and page and Player do not.',
  caption:
    'Blue renders with each frame. The composition does so in any case; with the hook in the page it renders twice for a frame, 185 times for 93 frames in a test.',
};
