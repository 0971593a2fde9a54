import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Media = {src: string; muted: boolean; play(): Promise<void>};
type Given = {
  mediaRef: {current: Media};
  mediaType: 'audio' | 'video';
  onAutoPlayError: (() => void) | null;
  logLevel: 'info';
  mountTime: number;
  reason: string;
};

const {playAndHandleNotAllowedError: attempt} = installed<{playAndHandleNotAllowedError(given: Given): void}>(
  'remotion/dist/cjs/play-and-handle-not-allowed-error.js',
);

const REFUSED = "play() failed because the user didn't interact with the document first.";

/** What happens to an element whose first attempt fails. */
async function afterward(message: string, {mediaType = 'video', muted = false, onAutoPlayError = null}: Partial<Given & Media>) {
  const {log} = console;
  const said: unknown[] = [];
  let attempts = 0;
  const media: Media = {
    src: 'trailer.mp4',
    muted,
    play: () => (attempts++ === 0 ? Promise.reject(Object.assign(new Error(message), {name: 'NotAllowedError'})) : Promise.resolve()),
  };
  console.log = (text: unknown) => void said.push(text);
  try {
    attempt({mediaRef: {current: media}, mediaType, onAutoPlayError, logLevel: 'info', mountTime: 0, reason: 'test'});
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  } finally {
    console.log = log;
  }
  return {attempts, muted: media.muted, said};
}

export default inNode(
  'When a browser refuses to play, the element is muted and played again, and the console says both; onAutoPlayError is called instead of that, and an attempt that a pause interrupts is ignored.',
  async () => {
    const mutes = "The video will be muted and we'll retry playing it.";
    assert.deepEqual(await afterward(REFUSED, {}), {attempts: 2, muted: true, said: ['Could not play video due to following error: ', mutes]});
    const sound = await afterward(REFUSED, {mediaType: 'audio'});
    assert.deepEqual(sound, {attempts: 2, muted: true, said: ['Could not play audio due to following error: ', mutes]});
    let calls = 0;
    const handled = await afterward(REFUSED, {onAutoPlayError: () => void calls++});
    assert.deepEqual([calls, handled.attempts, handled.muted, handled.said.length], [1, 1, false, 1]);
    const interrupted = await afterward('The play() request was interrupted by a call to pause().', {});
    assert.deepEqual(interrupted, {attempts: 1, muted: false, said: []});
  },
);
