import assert from 'node:assert/strict';
import * as bitter from '@remotion/google-fonts/Bitter';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

/** A name of its own: what is loaded is remembered by the name. */
const info = {...bitter.getInfo(), fontFamily: 'Bitter with two weights'};

export default inNode(
  'With the two weights and the subset of the page, loadFont() of Bitter makes two fonts from one file; upright, without weights and subsets, 45 from five files.',
  async () => {
    const files: string[] = [];
    const globals = {
      window: {},
      FontFace: class {
        constructor(_: string, source: string) {
          files.push(source);
        }
        load = () => Promise.resolve();
      },
      document: {fonts: new Set()},
    };
    Object.assign(globalThis, globals);
    const {warn} = console;
    console.warn = () => undefined;
    const made = (load: () => unknown) => {
      files.length = 0;
      load();
      return [files.length, new Set(files).size];
    };
    const loadFont = (...args: Parameters<typeof bitter.loadFont>) => loadFontFromInfo(info, ...args);
    try {
      const named = made(() => sampleOf(['docs/5-0-migration.mdx'], 'fonts', {'@remotion/google-fonts/Bitter': {loadFont}}));
      assert.deepEqual(named, [2, 1]);
      info.fontFamily = 'Bitter with all weights';
      assert.deepEqual(
        made(() => loadFont('normal')),
        [45, 5],
      );
      await new Promise(setImmediate);
    } finally {
      console.warn = warn;
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
