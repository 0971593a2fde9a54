import assert from 'node:assert/strict';
import childProcess from 'node:child_process';
import {EventEmitter} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {upgradeCommand} = installed<{upgradeCommand: (options: object) => Promise<void>}>('@remotion/cli/dist/upgrade.js');

export default inNode(
  'npx remotion upgrade asks npm for @remotion/babel-loader, where package.json has it, in the same version as for the other packages.',
  async () => {
    const root = newFolder();
    fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify({dependencies: {remotion: '3.3.103', '@remotion/babel-loader': '3.3.7'}}));
    fs.writeFileSync(path.join(root, 'package-lock.json'), '{}');
    const {spawn} = childProcess;
    let asked: string[] = [];
    const task = new EventEmitter();
    Object.assign(childProcess, {
      spawn: (manager: string, args: string[]) => {
        asked = [manager, ...args.filter((arg) => arg.includes('@'))];
        return task;
      },
    });
    try {
      const done = upgradeCommand({remotionRoot: root, packageManager: undefined, version: '4.0.332', logLevel: 'error', args: []});
      task.emit('close', 0);
      await done;
    } finally {
      Object.assign(childProcess, {spawn});
    }
    assert.deepEqual(asked.toSorted(), ['@remotion/babel-loader@4.0.332', 'npm', 'remotion@4.0.332']);
  },
);
