import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'As many scenes and transitions as the list has items',
  alt: 'Five cards with a steaming cup, each in its own color: Sencha, Assam, Oolong, White peony and Rooibos. One slides in over the other, numbered 1 of 5 to 5 of 5.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 174,
  poster: 38,
  strip: [20, 38, 84, 112, 158],
};
