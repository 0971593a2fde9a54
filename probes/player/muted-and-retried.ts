import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Options = {mediaRef: {current: object | null}; mediaType: string; onAutoPlayError: (() => void) | null; logLevel: string; mountTime: null; reason: string};
const {playAndHandleNotAllowedError} = installed<{playAndHandleNotAllowedError: (options: Options) => void}>(
  'remotion/dist/cjs/play-and-handle-not-allowed-error.js',
);

export default inNode(
  "If the browser refuses to play media because nobody has clicked, the console says “The video will be muted and we'll retry playing it.”, and it is muted and played again, unless onAutoPlayError() takes over.",
  async () => {
    const printed: unknown[] = [];
    const {log} = console;
    console.log = (...args: unknown[]) => void printed.push(args[0]);
    const refused = async (onAutoPlayError: (() => void) | null) => {
      let plays = 0;
      const current = {
        src: 'regatta.mp4',
        muted: false,
        play() {
          plays++;
          return current.muted
            ? Promise.resolve()
            : Promise.reject(new DOMException("play() failed because the user didn't interact with the document first."));
        },
      };
      playAndHandleNotAllowedError({mediaRef: {current}, mediaType: 'audio', onAutoPlayError, logLevel: 'error', mountTime: null, reason: 'probe'});
      await new Promise(setImmediate);
      return {plays, muted: current.muted};
    };
    try {
      assert.deepEqual(await refused(null), {plays: 2, muted: true});
      assert.ok(printed.includes("The video will be muted and we'll retry playing it."));
      printed.length = 0;
      let called = 0;
      assert.deepEqual(await refused(() => void called++), {plays: 1, muted: false});
      assert.equal(called, 1);
      assert.ok(!printed.includes("The video will be muted and we'll retry playing it."));
    } finally {
      console.log = log;
    }
  },
);
