import assert from 'node:assert/strict';
import {createElement as h, Fragment, type ElementType} from 'react';
import {Audio, Internals, OffthreadVideo} from 'remotion';
import {soundsAt} from '../lib/heard';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {MediaVolumeContext} = Internals;
const {evaluateVolume} = installed<{evaluateVolume: (given: object) => number}>('remotion/dist/cjs/volume-prop.js');

export default inNode(
  'The volume and the mute button of the Studio and the Player are applied to media of the preview only: a render collects each sound with the volume of its own, and a function for the volume gets the same frames.',
  () => {
    /** What a render collects at some frames, and the frames that the function was called with. */
    const collected = (state: {mediaMuted: boolean; mediaVolume: number}) => {
      const frames: number[] = [];
      const volume = (frame: number) => {
        frames.push(frame);
        return 0.5;
      };
      const media = [h(Audio, {key: 'a', src: '/song.mp3', volume}), h(OffthreadVideo, {key: 'b', src: '/clip.mp4', volume: 0.8})];
      const scene = () => h(MediaVolumeContext.Provider as ElementType, {value: state}, h(Fragment, null, media));
      return [[0, 7, 299].map((frame) => soundsAt(scene, frame).map(({src, volume: own}) => `${src} ${own}`)), frames];
    };
    const loud = collected({mediaMuted: false, mediaVolume: 1});
    assert.deepEqual(collected({mediaMuted: true, mediaVolume: 0.2}), loud);
    assert.equal((loud[0] as string[][]).flat().length, 6);

    // In a preview, the two are multiplied.
    assert.deepEqual(
      [1, 0.5, 0].map((mediaVolume) => evaluateVolume({volume: 0.5, frame: 0, mediaVolume})),
      [0.5, 0.25, 0],
    );
  },
);
