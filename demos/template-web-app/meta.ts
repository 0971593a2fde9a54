import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A title, the Player that follows it, and a render',
  alt: 'A web app: the words Hello, Ada are typed into a field, the video beside it shows them between growing circles, then a button is pressed and six bars fill until it says Download.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 88,
  variants: 'project',
  strip: [14, 32, 56, 88, 122],
};
