import assert from 'node:assert/strict';
import {createElement as h} from 'react';
import {Video} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Page = {window?: Record<string, unknown> & {remotion_delayRenderTimeouts: Record<string, {label: string}>}};
type Hooks = Record<'useEffect' | 'useLayoutEffect' | 'useRef', unknown>;

const size = {width: 320, height: 180, fps: 30, durationInFrames: 90};

export default inNode(
  'In a render, the handles of a <Video> are labeled Loading <Video> duration and Rendering <Video />, each with the src behind it.',
  () => {
    const react = installed<Hooks>('react/index.js');
    const hooks = {useEffect: react.useEffect, useLayoutEffect: react.useLayoutEffect, useRef: react.useRef};
    const {setTimeout} = globalThis;
    const page = globalThis as unknown as Page;
    // An element that is at the right time, and of which nothing has arrived.
    const element = {
      currentTime: 1.5,
      duration: Number.NaN,
      readyState: 0,
      src: '',
      getClientRects: () => [],
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    const effects: (() => void)[] = [];
    const collect = (effect: () => void) => void (String(effect).includes('delayRender)(') && effects.push(effect));
    page.window = {
      process: {env: {NODE_ENV: 'production'}},
      location: {origin: 'http://localhost:3000'},
      ...{origin: 'http://localhost:3000', remotion_puppeteerTimeout: 30_000, remotion_attempt: 1, remotion_videoEnabled: true},
      remotion_delayRenderTimeouts: {},
    };
    globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout;
    Object.assign(react, {useEffect: collect, useLayoutEffect: collect, useRef: (initial: unknown) => ({current: initial ?? element})});
    try {
      markupAt(() => h(Video, {src: 'https://videos.example.com/surf.mp4'}), size, 45);
      for (const effect of effects) effect();
      const labels = Object.values(page.window.remotion_delayRenderTimeouts).map(({label}) => label);
      assert.deepEqual(labels.sort(), [
        'Loading <Video> duration with src=https://videos.example.com/surf.mp4',
        'Rendering <Video /> with src="https://videos.example.com/surf.mp4" at time 1.5',
      ]);
    } finally {
      Object.assign(react, hooks);
      globalThis.setTimeout = setTimeout;
      delete page.window;
    }
  },
);
