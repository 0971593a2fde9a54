import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Manifest = {version: string; optionalDependencies: Record<string, string>};

const SYSTEMS = ['darwin-arm64', 'darwin-x64', 'linux-arm64-gnu', 'linux-arm64-musl', 'linux-x64-gnu', 'linux-x64-musl', 'win32-x64-msvc'];

export default inNode(
  '@remotion/renderer has seven optional dependencies, all of its own version: two each for Linux with glibc, Linux with musl and macOS, by the processor, and one for Windows on x64.',
  () => {
    const {version, optionalDependencies} = installed<Manifest>('@remotion/renderer/package.json');
    assert.deepEqual(
      Object.keys(optionalDependencies).sort(),
      SYSTEMS.map((system) => `@remotion/compositor-${system}`),
    );
    assert.deepEqual(new Set(Object.values(optionalDependencies)), new Set([version]));
  },
);
