import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'One intro and one outro around any content',
  alt: 'A red curtain with the words Harbor Notes, Part 4: The ferry moves up and uncovers a ferry that crosses a blue sea. At the end the curtain comes up from below: Until next week.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  poster: 42,
  strip: [20, 42, 100, 138, 168],
};
