import assert from 'node:assert/strict';
import {createElement} from 'react';
import {OffthreadVideo} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {elementInPlayer} from '../lib/element-in-a-player';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const SIZE = {width: 320, height: 180, fps: 30, durationInFrames: 90};

/** The second of the file that a render asks for at a frame. */
function askedAt(frame: number): number {
  const react = installed<{useLayoutEffect: unknown}>('react/index.js');
  const {useLayoutEffect} = react;
  const page = globalThis as {window?: object};
  page.window = {
    process: {env: {NODE_ENV: 'production'}},
    ...{remotion_puppeteerTimeout: 30_000, remotion_attempt: 1, remotion_delayRenderTimeouts: {}, remotion_videoEnabled: true},
    ...{remotion_proxyPort: 3001, origin: 'http://localhost:3000'},
  };
  const {fetch} = globalThis;
  const asked: string[] = [];
  globalThis.fetch = (url) => {
    asked.push(url as string);
    return new Promise(() => undefined);
  };
  let effect: (() => () => void) | undefined;
  react.useLayoutEffect = (given: () => () => void) => void (String(given).includes('fetch(actualSrc') && (effect = given));
  try {
    markupAt(() => createElement(OffthreadVideo, {src: '/match.mp4'}), SIZE, frame);
    const undo = effect!();
    assert.equal(asked.length, 1);
    undo();
    return Number(new URL(asked[0]!).searchParams.get('time'));
  } finally {
    react.useLayoutEffect = useLayoutEffect;
    globalThis.fetch = fetch;
    delete page.window;
  }
}

export default inNode(
  'At frame 45, a preview brings its media to 1.5 seconds and a render asks for the picture at 1.5 seconds; while a preview plays, a difference of 0.1 seconds, ahead or behind, is left as it is.',
  () => {
    assert.equal(askedAt(45), 1.5);
    assert.equal(elementInPlayer({playbackRate: 1, played: 0, frame: 45}).currentTime, 1.5);
    for (const played of [1.4, 1.6]) assert.equal(elementInPlayer({playbackRate: 1, played, frame: 45}).currentTime, played);
  },
);
