import assert from 'node:assert/strict';
import {createElement, type ElementType, type ReactNode} from 'react';
import {Audio, Internals, Loop, OffthreadVideo, Sequence, Video} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Sound = {type: string; src: string; id?: string; frame: number; volume: number; mediaFrame: number; playbackRate: number; toneFrequency: number | null};

const video = {width: 320, height: 180, fps: 30, durationInFrames: 300};

/** What a frame of a render passes on to the mix. */
function soundsOf(element: ReactNode, frame: number): Sound[] {
  const react = installed<{useEffect: unknown}>('react/index.js');
  const {useEffect} = react;
  const effects: (() => void)[] = [];
  const sounds: Sound[] = [];
  const manager = {registerRenderAsset: (sound: Sound) => void sounds.push({...sound, id: ''}), unregisterRenderAsset: () => undefined, renderAssets: []};
  const page = globalThis as {window?: object};
  page.window = {
    process: {env: {NODE_ENV: 'production'}},
    ...{remotion_puppeteerTimeout: 30_000, remotion_proxyPort: 3001, origin: 'http://localhost:3000', remotion_audioEnabled: true},
  };
  react.useEffect = (effect: () => void) => void (String(effect).includes('registerRenderAsset') && effects.push(effect));
  try {
    markupAt(() => createElement(Internals.RenderAssetManager.Provider, {value: manager as never}, element), video, frame);
    for (const effect of effects) effect();
  } finally {
    react.useEffect = useEffect;
    delete page.window;
  }
  return sounds;
}

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
