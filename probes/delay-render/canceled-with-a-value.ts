import assert from 'node:assert/strict';
import {cancelRender} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'cancelRender() throws an Error as it is, a string as its message, and any other value as "Rendering was cancelled"; in Node.js, window is not defined.',
  () => {
    assert.throws(() => cancelRender('no price'), {name: 'ReferenceError', message: 'window is not defined'});
    const window: {remotion_cancelledError?: string} = {};
    Object.assign(globalThis, {window});
    try {
      const error = new TypeError('No price for ACME: HTTP 404');
      assert.throws(
        () => cancelRender(error),
        (thrown) => thrown === error,
      );
      assert.equal(window.remotion_cancelledError, error.stack);
      assert.throws(() => cancelRender('no price'), {message: 'no price'});
      for (const value of [404, null, undefined, {status: 404}]) assert.throws(() => cancelRender(value), {message: 'Rendering was cancelled'});
      // What a catch around the call swallows has been written down for the render.
      assert.match(window.remotion_cancelledError ?? '', /^Error: Rendering was cancelled\n/);
    } finally {
      Reflect.deleteProperty(globalThis, 'window');
    }
  },
);
