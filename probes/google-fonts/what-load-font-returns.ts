import assert from 'node:assert/strict';
import * as karla from '@remotion/google-fonts/Karla';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {inNode} from '../lib/probe';

export default inNode(
  'loadFont() returns at once, with the name, all file URLs and ranges, also of what was not requested; loadFontFromInfo() returns the same fields as it got them, and reads fontFamily, unicodeRanges and fonts alone.',
  async () => {
    const requested: string[] = [];
    const loading: (() => void)[] = [];
    const globals = {
      FontFace: class {
        constructor(_: string, source: string) {
          requested.push(source);
        }
        load = () => new Promise<void>((resolve) => loading.push(resolve));
      },
      document: {fonts: new Set()},
    };
    Object.assign(globalThis, globals);
    try {
      const info = karla.getInfo();
      const only = {weights: ['400'], subsets: ['latin']} as const;
      const loaded = karla.loadFont('normal', {weights: [...only.weights], subsets: [...only.subsets]});
      assert.deepEqual([loaded.fontFamily, loaded.fonts, loaded.unicodeRanges], ['Karla', info.fonts, info.unicodeRanges]);
      assert.deepEqual([requested.length, loading.length, karla.fontFamily], [1, 1, 'Karla']);
      let isDone = false;
      const done = loaded.waitUntilDone().then((value) => {
        isDone = true;
        return value;
      });
      await new Promise(setImmediate);
      assert.equal(isDone, false);
      loading[0]?.();
      assert.equal(await done, undefined);

      const read = new Set<string>();
      const meta = {
        fontFamily: 'Harbor Mono',
        importName: '',
        version: '',
        url: '',
        subsets: [],
        unicodeRanges: {latin: 'U+41'},
        fonts: {normal: {'400': {latin: 'a.woff2'}}},
      };
      const watched = new Proxy(meta, {
        get(target, name) {
          read.add(String(name));
          return Reflect.get(target, name) as unknown;
        },
      });
      const other = loadFontFromInfo(watched, 'normal', {weights: ['400'], subsets: ['latin']});
      assert.deepEqual([other.fontFamily, other.fonts, other.unicodeRanges], ['Harbor Mono', meta.fonts, meta.unicodeRanges]);
      assert.deepEqual(Object.keys(other).sort(), Object.keys(loaded).sort());
      assert.deepEqual([...read].sort(), ['fontFamily', 'fonts', 'unicodeRanges']);
      loading[1]?.();
      await other.waitUntilDone();
    } finally {
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
