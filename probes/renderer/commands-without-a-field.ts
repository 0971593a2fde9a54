import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Compositor = {executeCommand: (command: string, params: object) => Promise<Uint8Array>};
const {startLongRunningCompositor} = installed<{startLongRunningCompositor: (options: object) => Compositor}>(
  '@remotion/renderer/dist/compositor/compositor.js',
);

const OPTIONS = {maximumFrameCacheItemsInBytes: null, logLevel: 'error', indent: false, binariesDirectory: null, extraThreads: 1};

export default inNode('A command that lacks a field ends the compositor with code 1, and the message of the command names the field.', async () => {
  const compositor = startLongRunningCompositor(OPTIONS);
  await assert.rejects(compositor.executeCommand('GetVideoMetadata', {}), /^Error: Compositor exited with code 1: \{"error":"missing field `src`/);
});
