import assert from 'node:assert/strict';
import childProcess from 'node:child_process';
import {EventEmitter} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {CliInternals} from '@remotion/cli';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {upgradeCommand} = installed<{upgradeCommand: (options: object) => Promise<void>}>('@remotion/cli/dist/upgrade.js');

const minimist = installed<(args: string[], options: object) => {_: string[]}>('minimist');

const PACKAGE = {
  dependencies: {remotion: '4.0.1', zod: '3.22.3', mediabunny: '1.0.0'},
  devDependencies: {'@remotion/cli': '4.0.1'},
  optionalDependencies: {'@remotion/gif': '4.0.1'},
  peerDependencies: {'@remotion/player': '4.0.1'},
};
const UPGRADED = ['@remotion/cli', '@remotion/gif', 'remotion', '@remotion/player'].map((name) => `${name}@4.0.2`).toSorted();

const ARGUMENTS = {npm: ['i', '--save-exact', '--no-fund', '--no-audit'], yarn: ['add', '--exact'], pnpm: ['i'], bun: ['i']};

export default inNode(
  'upgrade runs the package manager with the arguments of the table, those after -- and all Remotion packages of the four groups, silently with warn and error, and fails if it fails.',
  async () => {
    const root = newFolder();
    fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify(PACKAGE));
    fs.writeFileSync(path.join(root, 'package-lock.json'), '{}');
    const {spawn} = childProcess;
    let started: {manager: string; args: string[]; stdio: string} | undefined;
    let task = new EventEmitter();
    Object.assign(childProcess, {
      spawn: (manager: string, args: string[], {stdio}: {stdio: string}) => {
        started = {manager, args, stdio};
        task = new EventEmitter();
        return task;
      },
    });
    const upgrade = (options: object = {}) =>
      upgradeCommand({remotionRoot: root, packageManager: undefined, version: '4.0.2', logLevel: 'info', args: [], ...options});
    try {
      for (const [packageManager, args] of Object.entries(ARGUMENTS)) {
        const done = upgrade({packageManager, args: ['--legacy-peer-deps']});
        assert.equal(started?.manager, packageManager);
        assert.deepEqual(started?.args.slice(0, args.length + 1), [...args, '--legacy-peer-deps']);
        assert.deepEqual(started?.args.slice(args.length + 1).toSorted(), UPGRADED);
        task.emit('close', 0);
        await done;
      }
      void upgrade();
      assert.deepEqual([started?.manager, started?.stdio], ['npm', 'inherit']);
      assert.throws(() => task.emit('close', 1), {message: 'Failed to upgrade Remotion, see logs above'});
      for (const logLevel of ['warn', 'error']) {
        void upgrade({logLevel});
        assert.equal(started?.stdio, 'ignore');
        assert.throws(() => task.emit('close', 1), {message: 'Failed to upgrade Remotion, run with --log=info info to see logs'});
      }
    } finally {
      Object.assign(childProcess, {spawn});
    }

    const words = (...args: string[]) => minimist(args, {boolean: CliInternals.BooleanFlags})._.slice(1);
    assert.deepEqual(words('upgrade', '--', '--legacy-peer-deps'), ['--legacy-peer-deps']);
    assert.deepEqual(words('upgrade', '--legacy-peer-deps'), []);
    const packages = fs.readdirSync(path.join(__dirname, '../../node_modules/@remotion')).map((name) => `@remotion/${name}`);
    assert.deepEqual(
      packages.filter((name) => !CliInternals.listOfRemotionPackages.includes(name)),
      [],
    );
  },
);
