import assert from 'node:assert/strict';
import childProcess from 'node:child_process';
import {EventEmitter} from 'node:events';
import fs from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Options = {remotionRoot: string; packageManager: string; version: string | undefined; logLevel: string; args: string[]};
const {upgradeCommand} = installed<{upgradeCommand: (options: Options) => Promise<void>}>('@remotion/cli/dist/upgrade.js');

export default inNode(
  'Without a version, upgrade asks npm over the internet for the newest one and installs all Remotion packages of package.json at it; with a version, also an older one, nothing is asked, and all get that one.',
  async () => {
    const remotionRoot = newFolder();
    const dependencies = {remotion: '4.0.300', '@remotion/cli': '4.0.298', zod: '3.22.3'};
    fs.writeFileSync(path.join(remotionRoot, 'package.json'), JSON.stringify({dependencies}));
    const {spawn} = childProcess;
    const {get} = https;
    const asked: unknown[] = [];
    let installedNow: string[] = [];
    Object.assign(childProcess, {
      spawn: (_manager: string, args: string[]) => {
        installedNow = args.filter((name) => name.includes('remotion') || name.startsWith('zod')).toSorted();
        const task = new EventEmitter();
        setImmediate(() => task.emit('close', 0));
        return task;
      },
    });
    Object.assign(https, {
      get: (url: string, _options: object, answer: (response: PassThrough) => void) => {
        asked.push(url);
        const response = new PassThrough();
        answer(response);
        response.end(JSON.stringify({'dist-tags': {latest: '4.0.399'}}));
        return Object.assign(new EventEmitter(), {end: () => undefined});
      },
    });
    const upgrade = async (version?: string) => {
      await upgradeCommand({remotionRoot, packageManager: 'npm', version, logLevel: 'error', args: []});
      return [asked.splice(0), installedNow];
    };
    const all = (version: string) => [`@remotion/cli@${version}`, `remotion@${version}`];
    try {
      assert.deepEqual(await upgrade(), [['https://registry.npmjs.org/remotion'], all('4.0.399')]);
      assert.deepEqual(await upgrade('4.0.200'), [[], all('4.0.200')]);
    } finally {
      Object.assign(childProcess, {spawn});
      Object.assign(https, {get});
    }
  },
);
