import assert from 'node:assert/strict';
import {loadFont} from '@remotion/fonts';
import {inNode} from '../lib/probe';

export default inNode(
  'loadFont() of @remotion/fonts derives the format from what follows the last dot, in either case, and rejects for a query string unless format is passed.',
  async () => {
    const sources: string[] = [];
    const globals = {
      window: {},
      FontFace: class {
        constructor(_: string, source: string) {
          sources.push(source);
        }
        load = () => Promise.resolve();
      },
      document: {fonts: new Set()},
    };
    Object.assign(globalThis, globals);
    try {
      const load = (url: string, format?: 'woff2') => loadFont({family: 'Tidal', url, ...(format ? {format} : {})});
      for (const url of ['a.woff2', 'a.woff', 'a.otf', 'a.ttf', 'A.WOFF2']) await load(url);
      await load('a.woff2?x=1', 'woff2');
      assert.deepEqual(sources, [
        "url('a.woff2') format('woff2')",
        "url('a.woff') format('woff')",
        "url('a.otf') format('opentype')",
        "url('a.ttf') format('truetype')",
        "url('A.WOFF2') format('woff2')",
        "url('a.woff2?x=1') format('woff2')",
      ]);
      await assert.rejects(load('a.woff2?x=1'), {
        message: 'Could not automatically derive font format from extension: woff2?x=1. Pass the "format" parameter explicitly.',
      });
    } finally {
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
