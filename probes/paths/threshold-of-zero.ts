import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

const ROOT = path.join(__dirname, '../..');

const end = (threshold: number) =>
  spawnSync(
    process.execPath,
    ['--max-old-space-size=24', '-e', `require('@remotion/paths').warpPath('M 0 0 L 100 0', (point) => point, {interpolationThreshold: ${threshold}})`],
    {cwd: ROOT, encoding: 'utf8', timeout: 14_000},
  );

export default slowInNode('With an interpolationThreshold of 0 or below, warpPath() goes on until Node.js ends with "JavaScript heap out of memory".', () => {
  for (const threshold of [0, -1]) {
    const {stderr, status, error} = end(threshold);
    assert.equal(error, undefined);
    assert.notEqual(status, 0);
    assert.match(stderr, /JavaScript heap out of memory/);
  }
  assert.equal(end(10).status, 0);
});
