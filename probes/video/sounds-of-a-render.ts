import assert from 'node:assert/strict';
import {createElement, type ElementType, type ReactNode} from 'react';
import {Audio, Loop, OffthreadVideo, Sequence, Video} from 'remotion';
import {soundsAt} from '../lib/heard';
import {inNode} from '../lib/probe';

/** What a frame of a render passes on to the mix, with ids that are the same for all tags. */
const soundsOf = (element: ReactNode, frame: number) => soundsAt(() => element, frame).map((sound) => ({...sound, id: ''}));

export default inNode(
  'In a render, Video and OffthreadVideo pass on the same sound, with volumes above 1, and none in a muted or silent frame. The frame of volume begins at 0, also after trimBefore and in each round unless it is to extend.',
  () => {
    const tags = [Video, OffthreadVideo, Audio] as ElementType[];
    const props = {src: '/match.mp4', trimBefore: 45, trimAfter: 105, playbackRate: 2, toneFrequency: 1.5, volume: 3};
    const [first, second, audio] = tags.map((tag) => soundsOf(createElement(Sequence, {from: 10, children: createElement(tag, props)}), 20));
    const passed = {
      ...{type: 'video', id: '', src: 'http://localhost:3000/match.mp4', frame: 20, volume: 3, mediaFrame: 55, playbackRate: 2, toneFrequency: 1.5},
      audioStartFrame: 45,
    };
    assert.deepEqual([first, second, audio], [[passed], [passed], [{...passed, type: 'audio'}]]);
    for (const tag of tags) {
      const {trimBefore: startFrom, trimAfter: endAt, ...rest} = props;
      assert.deepEqual(soundsOf(createElement(tag, {...rest, startFrom, endAt}), 10), soundsOf(createElement(tag, props), 10));
      for (const [frame, length] of [
        [59, 1],
        [60, 0],
      ] as const)
        assert.equal(soundsOf(createElement(tag, props), frame).length, length);
      const at = (change: object, frame = 20) => soundsOf(createElement(tag, {src: '/match.mp4', ...change}), frame);
      assert.equal(at({}).length, 1);
      for (const change of [{muted: true}, {volume: 0}, {volume: () => -1}]) assert.deepEqual(at(change), []);
      assert.equal(at({volume: 1.3, allowAmplificationDuringRender: false})[0]?.volume, 1.3);
      const frames: number[] = [];
      const volume = (frame: number) => frames.push(frame);
      at({volume, trimBefore: 45}, 0);
      at({volume, trimBefore: 45}, 7);
      for (const loopVolumeCurveBehavior of [undefined, 'repeat', 'extend'])
        soundsOf(createElement(Loop, {durationInFrames: 40, children: createElement(tag, {src: '/match.mp4', volume, loopVolumeCurveBehavior})}), 50);
      assert.deepEqual(frames, [0, 7, 10, 10, 50]);
    }
  },
);
