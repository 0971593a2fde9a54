import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {getExecutableDir} = installed<{getExecutableDir: (indent: boolean, logLevel: string) => string}>(
  '@remotion/renderer/dist/compositor/get-executable-path.js',
);
const {optionalDependencies, version} = installed<{optionalDependencies: Record<string, string>; version: string}>('@remotion/renderer/package.json');

const PACKAGES: [NodeJS.Platform, string, string][] = [
  ['darwin', 'x64', '@remotion/compositor-darwin-x64'],
  ['darwin', 'arm64', '@remotion/compositor-darwin-arm64'],
  ['win32', 'x64', '@remotion/compositor-win32-x64-msvc'],
];

/** The folder of the package; if it is not installed, Node.js names what it misses. */
function packageOrError(): string {
  try {
    return getExecutableDir(false, 'error');
  } catch (error) {
    return (error as Error).message;
  }
}

export default inNode(
  'FFmpeg and the compositor come from a package that is chosen by the architecture of Node.js, on an Apple silicon Mac too; @remotion/renderer has it as an optional dependency of its own version.',
  () => {
    const before = ['platform', 'arch'].map((name) => [name, Object.getOwnPropertyDescriptor(process, name)!] as const);
    try {
      for (const [platform, arch, name] of PACKAGES) {
        Object.defineProperty(process, 'platform', {...before[0]![1], value: platform});
        Object.defineProperty(process, 'arch', {...before[1]![1], value: arch});
        assert.ok(packageOrError().includes(name), packageOrError());
        assert.equal(optionalDependencies[name], version);
      }
    } finally {
      for (const [name, descriptor] of before) Object.defineProperty(process, name, descriptor);
    }
  },
);
