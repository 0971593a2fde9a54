import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const FOLDER = path.join(__dirname, '../../node_modules/@remotion/compositor-linux-x64-gnu');

export default inNode('On Linux on x64, the compositor and FFmpeg are 24 megabytes of native programs.', () => {
  if (!fs.existsSync(FOLDER)) return;
  const bytes = fs.readdirSync(FOLDER).reduce((sum, name) => sum + fs.statSync(path.join(FOLDER, name)).size, 0);
  assert.equal(Math.round(bytes / 1_000_000), 24);
});
