import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sound = {src: string; volume?: number; loop?: boolean; trimBefore?: number};

const video = {width: 320, height: 180, fps: 30, durationInFrames: 300};

export default inNode(
  'In the sample, the fire plays at a volume of 0.5, the crickets repeat, and the story begins at frame 60 without its first 15 frames.',
  () => {
    const heard: (Sound & {frame: number})[] = [];
    const Recorded = (props: Sound) => {
      heard.push({...props, frame: remotion.useCurrentFrame()});
      return null;
    };
    const {CampfireScene} = sampleOf<{CampfireScene: () => null}>(['docs/using-audio.mdx'], 'CampfireScene', {
      remotion: {...remotion, Audio: Recorded, OffthreadVideo: Recorded},
    });
    const at = (frame: number) => {
      heard.length = 0;
      markupAt(CampfireScene, video, frame);
      return [...heard];
    };
    const fire = {src: '/campfire.mp4', volume: 0.5};
    const crickets = {src: '/crickets.wav', volume: 0.2, loop: true};
    const both = (frame: number) => [fire, crickets].map((sound) => ({...sound, frame}));
    assert.deepEqual(at(59), both(59));
    assert.deepEqual(at(60), [...both(60), {src: '/story.mp3', trimBefore: 15, frame: 0}]);
    assert.deepEqual(at(299).at(-1), {src: '/story.mp3', trimBefore: 15, frame: 239});
  },
);
