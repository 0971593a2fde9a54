import assert from 'node:assert/strict';
import os from 'node:os';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Compositor = {executeCommand: (command: string, params: object) => Promise<Uint8Array>; finishCommands: () => Promise<void>};
const {startLongRunningCompositor} = installed<{startLongRunningCompositor: (options: object) => Compositor}>(
  '@remotion/renderer/dist/compositor/compositor.js',
);

/** The size of the cache that the process names when it starts, in bytes. */
async function cacheOf(maximumFrameCacheItemsInBytes: number | null): Promise<number> {
  const {log} = console;
  const lines: string[] = [];
  console.log = (...words: unknown[]) => void lines.push(words.join(' '));
  const compositor = startLongRunningCompositor({maximumFrameCacheItemsInBytes, logLevel: 'verbose', indent: false, binariesDirectory: null, extraThreads: 1});
  try {
    await compositor.executeCommand('Echo', {message: 'started'});
    await compositor.finishCommands();
  } finally {
    console.log = log;
  }
  const [, megabytes] = /Max video cache size: (\d+)MB/.exec(lines.join('\n')) ?? [];
  return Number(megabytes) * 1024 * 1024;
}

export default inNode('Without a setting, the cache for frames of OffthreadVideo takes up to half of the memory that is free when it starts.', async () => {
  const half = os.freemem() / 2;
  const size = await cacheOf(null);
  assert.ok(size > half * 0.9 && size < half * 1.1, `${size} of ${half}`);
  const set = await cacheOf(300_000_000);
  assert.ok(Math.abs(set - 300_000_000) < 16_000_000, `${set}`);
});
