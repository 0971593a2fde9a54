import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {studioFunction} from '../lib/studio-function';

type Watch = (name: string, callback: () => void) => {cancel(): void};

export default inNode(
  'watchStaticFile() of remotion throws with the breaking changes of version 5, and works without them; the one of @remotion/studio does not throw.',
  () => {
    const flag = installed<{ENABLE_V5_BREAKING_CHANGES: boolean}>('remotion/dist/cjs/v5-flag.js');
    const {watchStaticFile} = installed<{watchStaticFile: Watch}>('remotion/dist/cjs/watch-static-file.js');
    const page = globalThis as {window?: object};
    const {warn} = console;
    console.warn = () => undefined;
    page.window = {};
    try {
      assert.equal(flag.ENABLE_V5_BREAKING_CHANGES, false);
      assert.equal(watchStaticFile('gull.png', () => undefined).cancel(), undefined);
      flag.ENABLE_V5_BREAKING_CHANGES = true;
      assert.throws(() => watchStaticFile('gull.png', () => undefined), {
        message: 'watchStaticFile() has moved into the `@remotion/studio` package. Update your imports.',
      });
      assert.doesNotThrow(() => studioFunction('watch-static-file', 'watchStaticFile')('gull.png', () => undefined));
    } finally {
      flag.ENABLE_V5_BREAKING_CHANGES = false;
      console.warn = warn;
      delete page.window;
    }
  },
);
