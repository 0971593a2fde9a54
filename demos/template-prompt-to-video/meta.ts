import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A prompt, and the story that comes of it',
  alt: 'A vertical picture: the words A lighthouse that collects lost letters are typed on paper. A night sea rises over them, a lighthouse turns its light, and letters come flying.',
  width: 1080,
  height: 1920,
  fps: 30,
  durationInFrames: 180,
  poster: 92,
  strip: [24, 56, 92, 116, 148],
};
