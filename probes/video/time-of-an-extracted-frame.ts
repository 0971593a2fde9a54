import assert from 'node:assert/strict';
import {createElement, type ComponentProps, type ReactNode} from 'react';
import {OffthreadVideo, Sequence} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type React = Record<'useMemo' | 'useState', (first: () => unknown, rest?: unknown) => unknown>;
type Texture = {useOffthreadVideoTexture(options: {src: string; playbackRate?: number}): unknown};
type Options = Omit<ComponentProps<typeof OffthreadVideo>, 'src'>;

const video = {width: 320, height: 180, fps: 30, durationInFrames: 300};

/** What a render asks for the image of a frame, by the URL that the component computes. */
function asked(element: ReactNode, frame: number): Record<string, string> | undefined {
  const react = installed<React>('react/index.js');
  const hooks = {useMemo: react.useMemo, useState: react.useState};
  const urls: string[] = [];
  react.useMemo = (make, given) => {
    const value = hooks.useMemo(make, given);
    if (typeof value === 'string' && value.includes('/proxy?')) urls.push(value);
    return value;
  };
  // The loader of textures, which only a browser needs.
  react.useState = (initial) =>
    typeof initial === 'function' && String(initial).includes('TextureLoader') ? [new Promise(() => undefined)] : hooks.useState(initial);
  const page = globalThis as {window?: object};
  page.window = {
    process: {env: {NODE_ENV: 'production'}},
    ...{remotion_puppeteerTimeout: 30_000, remotion_proxyPort: 3001, origin: 'http://localhost:3000'},
  };
  try {
    markupAt(() => element, video, frame);
  } finally {
    Object.assign(react, hooks);
    delete page.window;
  }
  return urls[0] === undefined ? undefined : Object.fromEntries(new URL(urls[0]).searchParams);
}

const clip = (props: Options = {}) => createElement(OffthreadVideo, {src: '/match.mp4', ...props});
const {useOffthreadVideoTexture} = installed<Texture>('@remotion/three/dist/cjs/use-offthread-video-texture.js');
const Screen = ({playbackRate}: {playbackRate?: number}) => {
  useOffthreadVideoTexture({src: '/match.mp4', playbackRate});
  return null;
};

/** The time, as the frame of a file with the same frame rate. */
const frameOfFile = (element: ReactNode, frame: number) => {
  const time = asked(element, frame)?.time;
  return time === undefined ? undefined : Math.round(Number(time) * 30 * 1000) / 1000;
};

export default inNode(
  'With trimBefore 45, a render extracts frame 45 first, and at a playbackRate of 2 every second one: up to 163 in the 60 frames to a trimAfter of 105. Sequences from -20 begin at 20, also for useOffthreadVideoTexture().',
  () => {
    assert.deepEqual(asked(clip(), 30), {src: 'http://localhost:3000/match.mp4', time: '1', transparent: 'false', toneMapped: 'true'});
    const chosen = asked(clip({transparent: true, toneMapped: false}), 0);
    assert.deepEqual([chosen?.transparent, chosen?.toneMapped], ['true', 'false']);
    const cut = (playbackRate?: number) => clip({trimBefore: 45, trimAfter: 105, playbackRate});
    assert.equal(asked(cut(), 0)?.time, '1.5');
    assert.deepEqual(
      [0, 59, 60].map((frame) => frameOfFile(cut(), frame)),
      [45, 104, undefined],
    );
    assert.deepEqual(
      [0, 1, 59, 60].map((frame) => frameOfFile(cut(2), frame)),
      [45, 47, 163, undefined],
    );
    for (const at of [(playbackRate?: number) => clip({playbackRate}), (playbackRate?: number) => createElement(Screen, {playbackRate})]) {
      assert.deepEqual([frameOfFile(at(2), 20), frameOfFile(at(0.5), 20)], [40, 10]);
      const later = createElement(Sequence, {from: 50, layout: 'none', children: at()});
      const earlier = createElement(Sequence, {from: -20, layout: 'none', children: at()});
      assert.deepEqual([frameOfFile(later, 49), frameOfFile(later, 50), frameOfFile(earlier, 0), frameOfFile(earlier, 10)], [undefined, 0, 20, 30]);
    }
  },
);
