import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const DIST = path.join(__dirname, '../../node_modules/@remotion/renderer/dist');

export default inNode('Of all modules of the renderer, the one that starts the browser is the only one that names SIGKILL.', () => {
  const modules = fs.readdirSync(DIST, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js') && !file.startsWith('esm'));
  assert.ok(modules.length > 100);
  assert.deepEqual(
    modules.filter((file) => fs.readFileSync(path.join(DIST, file), 'utf8').includes('SIGKILL')),
    ['browser/BrowserRunner.js'],
  );
});
