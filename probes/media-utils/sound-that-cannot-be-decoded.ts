import assert from 'node:assert/strict';
import {useAudioData} from '@remotion/media-utils';
import {continueRender} from 'remotion';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Window = {remotion_delayRenderTimeouts: Record<string, object>; remotion_cancelledError?: string; process?: object};
type Page = {window?: Window};

const WORDS = 'Unable to decode audio data';

export default inNode(
  'A file that is missing or cannot be decoded makes useAudioData() cancel a render with the EncodingError of the browser; in a Player, the same error is an unhandled rejection, and the hook stays at null.',
  async () => {
    const page = globalThis as unknown as Page;
    const {fetch} = globalThis;
    Object.assign(globalThis, {
      document: {},
      fetch: (src: string) => Promise.resolve(new Response('', {status: src.includes('missing') ? 404 : 200})),
      AudioContext: class {
        decodeAudioData = () => Promise.reject(new DOMException(WORDS, 'EncodingError'));
      },
    });
    const around = {origin: 'http://localhost:3000', remotion_delayRenderTimeouts: {}};
    const render = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_attempt: 1};
    try {
      for (const [src, place] of [
        ['/missing.mp3', render],
        ['/broken.mp3', render],
        ['/broken-too.mp3', {remotion_isPlayer: true}],
      ] as const) {
        const window: Window = {...around, ...place};
        page.window = window;
        const thrown = new Promise<Error>((resolve) => process.once('unhandledRejection', resolve));
        const hook = mounted(() => useAudioData(src));
        assert.equal(hook.render(), null);
        const {name, message} = await thrown;
        assert.deepEqual([name, message, hook.render()], ['EncodingError', WORDS, null]);
        if (place === render) assert.match(window.remotion_cancelledError ?? '', /EncodingError: Unable to decode audio data/);
        for (const handle of Object.keys(window.remotion_delayRenderTimeouts)) continueRender(Number(handle));
      }
    } finally {
      for (const name of ['window', 'document', 'AudioContext']) Reflect.deleteProperty(globalThis, name);
      globalThis.fetch = fetch;
    }
  },
);
