import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const DIST = path.join(__dirname, '../../node_modules/remotion/dist/cjs');

export default inNode('remotion declares modules of png, svg, jpg, jpeg, bmp, gif, webm, mp4, mp3, wav, aac, woff, woff2 and css, and no others.', () => {
  assert.match(fs.readFileSync(path.join(DIST, 'index.d.ts'), 'utf8'), /asset-types/);
  const declared = [...fs.readFileSync(path.join(DIST, 'asset-types.d.ts'), 'utf8').matchAll(/declare module '\*\.(\w+)'/g)].map(([, extension]) => extension);
  const listed = ['png', 'svg', 'jpg', 'jpeg', 'bmp', 'gif', 'webm', 'mp4', 'mp3', 'wav', 'aac', 'woff', 'woff2', 'css'];
  assert.deepEqual(declared.sort(), listed.sort());
});
