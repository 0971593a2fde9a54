import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Poster = {MarketPoster(props: {headline: string; font: string}): {props: {style: {fontFamily: string}}}};

const turns = async () => {
  for (let turn = 0; turn < 6; turn++) await new Promise(setImmediate);
};

export default inNode(
  'The poster of the page loads the font that was chosen and no other, keeps the old one until the new one is there, and drops the answer for a font when another one was picked after it.',
  async () => {
    const page = globalThis as unknown as {window?: Record<string, unknown>};
    page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_delayRenderTimeouts: {}, remotion_attempt: 1};
    const arriving: Record<string, () => void> = {};
    const load = (font: string) => () => Promise.resolve({fontFamily: font, waitUntilDone: () => new Promise<void>((resolve) => (arriving[font] = resolve))});
    const posterFonts = Object.fromEntries(['Lora', 'Pacifico', 'Anton', 'Rye'].map((font) => [font, load(font)]));
    try {
      const {MarketPoster} = sampleOf<Poster>(['docs/font-picker.mdx'], 'MarketPoster', {
        remotion: {...remotion, useBufferState: () => ({delayPlayback: () => ({unblock: () => undefined})})},
        './poster-fonts': {posterFonts},
      });
      let font = 'Lora';
      const {render} = mounted(() => MarketPoster({headline: 'Market', font}).props.style.fontFamily);
      assert.equal(render(), 'sans-serif');
      await turns();
      assert.deepEqual(Object.keys(arriving), ['Lora']);
      arriving.Lora?.();
      await turns();
      assert.equal(render(), 'Lora');
      for (const next of ['Pacifico', 'Anton']) {
        font = next;
        assert.equal(render(), 'Lora');
        await turns();
      }
      assert.deepEqual(Object.keys(arriving), ['Lora', 'Pacifico', 'Anton']);
      arriving.Anton?.();
      await turns();
      assert.equal(render(), 'Anton');
      arriving.Pacifico?.();
      await turns();
      assert.equal(render(), 'Anton');
    } finally {
      delete page.window;
    }
  },
);
