import assert from 'node:assert/strict';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {inNode} from '../lib/probe';

const family = (url: string) => ({
  ...{fontFamily: 'Loaded Once', importName: '', version: '', url: '', subsets: []},
  unicodeRanges: {latin: 'U+0000-00FF'},
  fonts: {normal: {'400': {latin: url}, '700': {latin: url}}},
});

export default inNode(
  'A style, weight and subset of a family that was loaded is neither requested again, also from another URL, nor added to a second document; a later call waits for it.',
  async () => {
    const requested: string[] = [];
    const waiting: (() => void)[] = [];
    const fonts = new Set<unknown>();
    const globals = {
      FontFace: class {
        constructor(
          readonly name: string,
          readonly source: string,
        ) {
          requested.push(source);
        }
        load = () => new Promise<void>((resolve) => waiting.push(resolve));
      },
      document: {fonts},
    };
    Object.assign(globalThis, globals);
    const only = {weights: ['400'], subsets: ['latin']};
    try {
      loadFontFromInfo(family('https://example.com/a.woff2'), 'normal', only);
      const other = {fonts: new Set<unknown>()};
      const second = loadFontFromInfo(family('https://example.com/b.woff2'), 'normal', {...only, document: other as unknown as Document});
      assert.deepEqual(requested, ["url(https://example.com/a.woff2) format('woff2')"]);
      let isDone = false;
      const done = second.waitUntilDone().then(() => (isDone = true));
      await new Promise(setImmediate);
      assert.equal(isDone, false);
      waiting.shift()?.();
      await done;
      assert.deepEqual([fonts.size, other.fonts.size], [1, 0]);

      const bold = loadFontFromInfo(family('https://example.com/a.woff2'), 'normal', {weights: ['700'], subsets: ['latin']});
      assert.equal(requested.length, 2);
      await new Promise(setImmediate);
      waiting.shift()?.();
      await bold.waitUntilDone();
    } finally {
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
