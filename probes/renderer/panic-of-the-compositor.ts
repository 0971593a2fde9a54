import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Compositor = {executeCommand: (command: string, params: object) => Promise<Uint8Array>};
const {startLongRunningCompositor} = installed<{startLongRunningCompositor: (options: object) => Compositor}>(
  '@remotion/renderer/dist/compositor/compositor.js',
);

const OPTIONS = {maximumFrameCacheItemsInBytes: null, logLevel: 'error', indent: false, binariesDirectory: null, extraThreads: 1};

export default inNode(
  'After a panic of the compositor, the pending command fails with its exit code 101, and later ones with "Compositor quit:".',
  async () => {
    const compositor = startLongRunningCompositor(OPTIONS);
    await assert.rejects(compositor.executeCommand('DeliberatePanic', {}), /^Error: Compositor exited with code 101: /);
    await assert.rejects(compositor.executeCommand('Echo', {message: 'later'}), /^Error: Compositor quit: /);
  },
);
