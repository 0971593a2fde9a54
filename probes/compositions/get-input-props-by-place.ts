import assert from 'node:assert/strict';
import {getInputProps} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'getInputProps() parses anew at each call, returns {} without input props, throws on a page with a Player, and in Node returns {} and warns once.',
  () => {
    const page = globalThis as {window?: object};
    const warnings: unknown[] = [];
    const {warn} = console;
    console.warn = (...parts: unknown[]) => warnings.push(parts[0]);
    try {
      assert.deepEqual([getInputProps(), getInputProps()], [{}, {}]);
      assert.deepEqual(
        warnings.filter((warning) => String(warning).startsWith('Called')),
        ['Called `getInputProps()` on the server. This function is not available server-side and has returned an empty object.'],
      );
      page.window = {};
      assert.deepEqual(getInputProps(), {});
      page.window = {remotion_inputProps: '{"at":"remotion-date:1970-01-01T00:00:00.000Z"}'};
      assert.deepEqual(getInputProps(), {at: new Date(0)});
      assert.notEqual(getInputProps(), getInputProps());
      page.window = {remotion_isPlayer: true};
      assert.throws(getInputProps, {
        message:
          'You cannot call `getInputProps()` from a <Player>. Instead, the props are available as React props from component that you passed as `component` prop.',
      });
    } finally {
      console.warn = warn;
      delete page.window;
    }
  },
);
