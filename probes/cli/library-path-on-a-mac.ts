import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Environment = Record<string, string | undefined>;
const {dynamicLibEnv} = installed<{dynamicLibEnv: (indent: boolean, logLevel: string, folder: string) => Environment}>('@remotion/cli/dist/ffmpeg.js');
const {getExplicitEnv} = installed<{getExplicitEnv: (folder: string) => Environment | undefined}>('@remotion/renderer/dist/compositor/get-explicit-env.js');

export default inNode('On macOS, FFmpeg and FFprobe are started with DYLD_LIBRARY_PATH set to their own folder, by a render as by the commands.', () => {
  const before = Object.getOwnPropertyDescriptor(process, 'platform')!;
  const folder = path.resolve('/binaries');
  Object.defineProperty(process, 'platform', {...before, value: 'darwin'});
  try {
    assert.equal(dynamicLibEnv(false, 'error', folder).DYLD_LIBRARY_PATH, folder);
    assert.equal(getExplicitEnv(folder)?.DYLD_LIBRARY_PATH, folder);
  } finally {
    Object.defineProperty(process, 'platform', before);
  }
});
