import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';

type Check = {checkRuntimeVersion: (logLevel: 'error', indent: boolean) => void};
type Semver = {satisfies(version: string, range: string): boolean};

const CLI = path.join(__dirname, '../../node_modules/@remotion/cli/dist/index.js');

export default slowInNode(
  'In Bun, both checks ask for 1.0.3: the command says "Please upgrade to at least Bun 1.0.3", and the renderer names the version it found and calls Bun.semver.satisfies(), which is an error where it is missing.',
  () => {
    const {checkRuntimeVersion} = installed<Check>('@remotion/renderer/dist/check-version-requirements.js');
    const {satisfies} = installed<Semver>('semver/index.js');
    const page = globalThis as {Bun?: object};
    const checked = (Bun: object) => () => {
      page.Bun = Bun;
      try {
        checkRuntimeVersion('error', false);
      } finally {
        delete page.Bun;
      }
    };
    assert.throws(checked({version: '1.0.2', semver: {satisfies}}), {message: /^Remotion requires at least Bun 1\.0\.3\. You currently have 1\.0\.2\./});
    assert.doesNotThrow(checked({version: '1.0.3', semver: {satisfies}}));
    assert.throws(checked({version: '1.0.10'}), TypeError);
    const command = (version: string) => {
      const script = `globalThis.Bun = {version: '${version}', semver: {satisfies: () => true}}; process.argv = ['bun', 'remotionb', 'no-such-command']; require('${CLI}').cli();`;
      const {stdout, stderr} = spawnSync(process.execPath, ['-e', script], {encoding: 'utf8', timeout: 25_000});
      return stdout + stderr;
    };
    assert.match(command('1.0.2'), /Please upgrade to at least Bun 1\.0\.3/);
    const note = command('1.0.3');
    assert.match(note, /You are running Remotion with Bun, which is mostly supported\. Visit https:\/\/remotion\.dev\/bun for more information\./);
    assert.doesNotMatch(note, /Please upgrade/);
  },
);
