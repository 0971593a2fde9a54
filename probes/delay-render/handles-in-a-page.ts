import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import type * as Remotion from 'remotion';
import {inNode} from '../lib/probe';

/** A copy of the package without open handles: a probe before this one may have left one. */
function ownCopy(): typeof Remotion {
  const load = createRequire(__filename);
  const shared = Object.entries(load.cache).filter(([file]) => file.includes('/node_modules/remotion/'));
  for (const [file] of shared) Reflect.deleteProperty(load.cache, file);
  const copy = load('remotion') as typeof Remotion;
  Object.assign(load.cache, Object.fromEntries(shared));
  return copy;
}

export default inNode(
  'delayRender() refuses labels that are no strings, continueRender() throws without a handle and ignores one that is not open, and the page is ready when the last handle is released.',
  () => {
    const {continueRender, delayRender} = ownCopy();
    const page = globalThis as {window?: {remotion_renderReady?: boolean}};
    const isReady = () => page.window?.remotion_renderReady;
    page.window = {};
    try {
      for (const label of [7, null, {retries: 1}])
        assert.throws(() => delayRender(label as never), {
          message: `The label parameter of delayRender() must be a string or undefined, got: ${JSON.stringify(label)}`,
        });
      assert.doesNotThrow(() => continueRender(delayRender(undefined, {retries: 1})));
      assert.equal(isReady(), true);
      const [first, second] = [delayRender('first'), delayRender()];
      assert.equal(isReady(), false);
      continueRender(first);
      for (const closed of [first, 0.5]) assert.doesNotThrow(() => continueRender(closed));
      assert.equal(isReady(), false);
      assert.throws(() => continueRender(undefined as never), {
        message: 'The continueRender() method must be called with a parameter that is the return value of delayRender(). No value was passed.',
      });
      continueRender(second);
      assert.equal(isReady(), true);
    } finally {
      delete page.window;
    }
  },
);
