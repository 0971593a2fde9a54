import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/cloudrun/status.mdx');

export default slowInNode(
  'With the listener of the page, Node.js survives any unhandled rejection, of an error, a text or nothing, and prints its reason; without it, each ends the process with code 1.',
  () => {
    const [, sample] = /```ts title="src\/server-errors\.ts"\n(.*?)```/s.exec(fs.readFileSync(PAGE, 'utf8')) ?? [];
    assert.ok(sample);
    const run = (code: string) => {
      const {status, stdout, stderr} = spawnSync(process.execPath, ['-e', `${code}; setTimeout(() => console.log('ALIVE'), 20);`], {
        encoding: 'utf8',
        timeout: 8000,
      });
      return {status, stdout, stderr};
    };
    for (const reason of ['new Error("No oven")', '"No oven"', 'undefined']) {
      const listening = run(`${sample}; Promise.reject(${reason})`);
      assert.deepEqual([listening.status, listening.stdout], [0, 'ALIVE\n']);
      assert.match(listening.stderr, reason === 'undefined' ? /^Unhandled rejection undefined/ : /^Unhandled rejection (Error: )?No oven/);
      const alone = run(`Promise.reject(${reason})`);
      assert.deepEqual([alone.status, alone.stdout], [1, '']);
    }
  },
);
