import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {mediaRef: {current: object}; mediaType: string; onAutoPlayError: (() => void) | null; logLevel: string; mountTime: null; reason: string};
type Module = {playAndHandleNotAllowedError(given: Given): void};

export default inNode('If the browser refuses to play a sound, onAutoPlayError is called; without it, the element is muted and played again.', async () => {
  const {playAndHandleNotAllowedError} = installed<Module>('remotion/dist/cjs/play-and-handle-not-allowed-error.js');
  const refused = async (onAutoPlayError: (() => void) | null) => {
    const played: boolean[] = [];
    const element = {
      muted: false,
      play() {
        played.push(element.muted);
        return element.muted ? Promise.resolve() : Promise.reject(new Error("play() failed because the user didn't interact with the document first."));
      },
    };
    playAndHandleNotAllowedError({mediaRef: {current: element}, mediaType: 'video', onAutoPlayError, logLevel: 'error', mountTime: null, reason: 'test'});
    await new Promise((resolve) => void setImmediate(resolve));
    return {played, muted: element.muted};
  };
  assert.deepEqual(await refused(null), {played: [false, true], muted: true});
  let calls = 0;
  assert.deepEqual(await refused(() => void calls++), {played: [false], muted: false});
  assert.equal(calls, 1);
});
