import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Scenes overlap during a transition',
  alt: 'A timeline of 220 frames. Scene one lasts from 0 to 80, scene two from 60 to 160, the shop from 160 to 220. The wipe fills the overlap from frame 60 to 80.',
  caption: 'Scenes of 80, 100 and 60 frames with a transition of 20 make 220 frames, not 240: during the transition both scenes run.',
};
