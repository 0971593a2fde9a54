import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Page = {window?: {remotion_delayRenderTimeouts: Record<string, {label: string}>; remotion_cancelledError?: string} & Record<string, unknown>};
type Poster = {MarketPoster(props: {headline: string; font: string}): object};

export default inNode(
  'The poster of the page waits with the label "Loading the font …" and the name of the font, and ends the render with the reason if loading is refused.',
  async () => {
    const page = globalThis as unknown as Page;
    const window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_delayRenderTimeouts: {}, remotion_attempt: 1};
    page.window = window;
    const thrown = new Promise<Error>((resolve) => process.once('unhandledRejection', resolve));
    try {
      const {MarketPoster} = sampleOf<Poster>(['docs/font-picker.mdx'], 'MarketPoster', {
        remotion: {...remotion, useBufferState: () => ({delayPlayback: () => ({unblock: () => undefined})})},
        './poster-fonts': {posterFonts: {Lora: () => Promise.reject(new Error('The servers cannot be reached.'))}},
      });
      mounted(() => MarketPoster({headline: 'Market', font: 'Lora'})).render();
      assert.deepEqual(
        Object.values(page.window.remotion_delayRenderTimeouts).map(({label}) => label),
        ['Loading the font Lora'],
      );
      assert.equal((await thrown).message, 'The servers cannot be reached.');
      assert.match(page.window.remotion_cancelledError ?? '', /The servers cannot be reached\./);
    } finally {
      for (const handle of Object.keys(window.remotion_delayRenderTimeouts)) remotion.continueRender(Number(handle));
      delete page.window;
    }
  },
);
