import assert from 'node:assert/strict';
import {markupAt, valuesOf} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const SIZE = {width: 1280, height: 720, fps: 30, durationInFrames: 150};

export default inNode(
  'In each frame of a render, both videos of the sample ask for their picture, also while one of them is clipped away as a whole or covers the other one.',
  () => {
    const {Restored} = sampleOf<{Restored(): null}>(['docs/recipes/before-and-after.mdx'], 'Restored');
    const react = installed<{useLayoutEffect: unknown}>('react/index.js');
    const {useLayoutEffect} = react;
    const page = globalThis as {window?: object};
    page.window = {
      process: {env: {NODE_ENV: 'production'}},
      ...{remotion_puppeteerTimeout: 30_000, remotion_attempt: 1, remotion_delayRenderTimeouts: {}, remotion_videoEnabled: true},
      ...{remotion_proxyPort: 3001, origin: 'http://localhost:3000'},
    };
    let asking = 0;
    react.useLayoutEffect = (given: () => unknown) => void (String(given).includes('fetch(actualSrc') && asking++);
    try {
      for (const [frame, clipped] of [
        [0, 'inset(0 100% 0 0)'],
        [75, 'inset(0 50% 0 0)'],
        [149, 'inset(0 0% 0 0)'],
      ] as const) {
        asking = 0;
        assert.deepEqual(valuesOf(markupAt(Restored, SIZE, frame), 'clip-path'), [clipped]);
        assert.equal(asking, 2);
      }
    } finally {
      react.useLayoutEffect = useLayoutEffect;
      delete page.window;
    }
  },
);
