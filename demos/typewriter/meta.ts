import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A typewriter with a blinking cursor',
  alt: 'On a dark ground the sentence The river froze last night. Nobody heard it. is typed character by character behind a red-orange cursor, which blinks before and after.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  poster: 92,
  strip: [20, 44, 68, 92, 124],
};
