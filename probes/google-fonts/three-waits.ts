import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {inNode} from '../lib/probe';

const family = {
  ...{fontFamily: 'Never There', importName: '', version: '', url: '', subsets: []},
  unicodeRanges: {latin: 'U+0000-00FF'},
  fonts: {normal: {'400': {latin: 'https://example.com/a.woff2'}}},
};

const settled = () => new Promise(setImmediate);

export default inNode(
  'A file that does not arrive is waited for three times 18 seconds with one FontFace, then "Timed out loading Google Font"; waitUntilDone() of the first call resolves after the first wait.',
  async () => {
    let faces = 0;
    let waits = 0;
    const globals = {
      FontFace: class {
        status = 'loading';
        constructor() {
          faces++;
        }
        load = () => {
          waits++;
          return new Promise(() => {});
        };
      },
    };
    Object.assign(globalThis, globals);
    mock.timers.enable({apis: ['setTimeout']});
    try {
      const {waitUntilDone} = loadFontFromInfo(family);
      let isDone = false;
      const first = waitUntilDone().then(() => (isDone = true));
      mock.timers.tick(17_999);
      await settled();
      assert.deepEqual([waits, isDone], [1, false]);
      mock.timers.tick(1);
      await first;
      assert.equal(waits, 2);
      mock.timers.tick(18_000);
      await settled();
      assert.equal(waits, 3);
      const last = assert.rejects(waitUntilDone(), {message: 'Timed out loading Google Font'});
      mock.timers.tick(18_000);
      await last;
      assert.deepEqual([waits, faces], [3, 1]);
    } finally {
      mock.timers.reset();
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
