import assert from 'node:assert/strict';
import {loadFont} from '@remotion/google-fonts/Fraunces';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {inNode} from '../lib/probe';

const family = (fontFamily: string, files: number) => ({
  ...{fontFamily, importName: '', version: '', url: '', subsets: [], unicodeRanges: {}},
  fonts: {normal: {'400': Object.fromEntries(Array.from({length: files}, (_, index) => [`[${index}]`, 'https://example.com/a.woff2']))}},
});

export default inNode(
  'From 21 combinations of weight and subset on, the console warns, as with “Made 27 network requests to load fonts for Fraunces”, even with ignoreTooManyRequestsWarning; 20 cause no warning.',
  async () => {
    const warnings: string[] = [];
    const {warn} = console;
    const globals = {
      FontFace: class {
        load = () => Promise.resolve(this);
      },
      document: {fonts: new Set()},
    };
    Object.assign(globalThis, globals);
    console.warn = (text: string) => warnings.push(text);
    try {
      await loadFont('normal', {ignoreTooManyRequestsWarning: true}).waitUntilDone();
      assert.match(warnings.pop() ?? '', /^Made 27 network requests to load fonts for Fraunces\. /);
      await loadFontFromInfo(family('Twenty', 20)).waitUntilDone();
      assert.deepEqual(warnings, []);
      await loadFontFromInfo(family('Twenty-one', 21), 'normal', {ignoreTooManyRequestsWarning: true}).waitUntilDone();
      assert.match(warnings.pop() ?? '', /^Made 21 network requests /);
    } finally {
      console.warn = warn;
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
