import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const COMPOSITOR = path.join(__dirname, '../../node_modules/@remotion/compositor-linux-x64-gnu/remotion');

export default inNode('The compositor for Linux on x64 names no glibc later than 2.35, and names that one.', () => {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !fs.existsSync(COMPOSITOR)) return;
  const names = fs.readFileSync(COMPOSITOR, 'latin1').matchAll(/GLIBC_2\.(\d+)/g);
  assert.equal(Math.max(...Array.from(names, ([, minor]) => Number(minor))), 35);
});
