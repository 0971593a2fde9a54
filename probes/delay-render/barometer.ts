import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

export default inNode(
  'The barometer of the page opens a handle for a render and one for playback, and closes both when the pressure is there, or when it is unmounted before.',
  async () => {
    const page = globalThis as unknown as {window?: Record<string, unknown>};
    const {fetch} = globalThis;
    page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_delayRenderTimeouts: {}, remotion_attempt: 1};
    const playback = new Set<number>();
    let blocks = 0;
    const delayPlayback = () => {
      const block = ++blocks;
      playback.add(block);
      return {unblock: () => playback.delete(block)};
    };
    const {Barometer} = sampleOf<{Barometer(props: {url: string}): object}>(['docs/delay-render.mdx'], 'Barometer', {
      remotion: {...remotion, useBufferState: () => ({delayPlayback})},
    });
    const open = () => [Object.keys(page.window?.remotion_delayRenderTimeouts as object).length, playback.size];
    let answer: (response: object) => void = () => undefined;
    globalThis.fetch = (() => new Promise((resolve) => (answer = resolve))) as unknown as typeof fetch;
    try {
      const arriving = mounted(() => Barometer({url: '/pressure'}));
      arriving.render();
      assert.deepEqual(open(), [1, 1]);
      answer({text: () => Promise.resolve('1013')});
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
      assert.deepEqual(open(), [0, 0]);

      const leaving = mounted(() => Barometer({url: '/pressure'}));
      leaving.render();
      assert.deepEqual(open(), [1, 1]);
      leaving.unmount();
      assert.deepEqual(open(), [0, 0]);
    } finally {
      globalThis.fetch = fetch;
      delete page.window;
    }
  },
);
