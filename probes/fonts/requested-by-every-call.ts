import assert from 'node:assert/strict';
import {loadFont} from '@remotion/fonts';
import {inNode} from '../lib/probe';

type Page = {remotion_renderReady?: boolean; remotion_cancelledError?: string};

export default inNode(
  'Every call of loadFont() of @remotion/fonts opens a handle and requests the file; one that fails cancels the render with its error. In Node, the promise rejects.',
  async () => {
    await assert.rejects(loadFont({family: 'Tidal', url: 'a.woff2'}), {message: 'window is not defined'});

    const page: Page = {};
    const arriving: {resolve(): void; reject(error: Error): void}[] = [];
    const fonts = new Set<unknown>();
    const globals = {
      window: page,
      FontFace: class {
        load = () => new Promise<void>((resolve, reject) => arriving.push({resolve, reject}));
      },
      document: {fonts},
    };
    Object.assign(globalThis, globals);
    try {
      const calls = [1, 2].map((count) => {
        page.remotion_renderReady = true;
        const call = loadFont({family: 'Tidal', url: 'a.woff2'});
        assert.deepEqual([arriving.length, page.remotion_renderReady], [count, false]);
        return call;
      });
      arriving[0]?.resolve();
      await calls[0];
      assert.equal(fonts.size, 1);
      arriving[1]?.resolve();
      await calls[1];
      assert.equal(fonts.size, 2);

      const failing = loadFont({family: 'Tidal', url: 'missing.woff2'});
      arriving[2]?.reject(new Error('A network error occurred.'));
      await assert.rejects(failing, {message: 'A network error occurred.'});
      assert.match(page.remotion_cancelledError ?? '', /A network error occurred\./);
    } finally {
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
