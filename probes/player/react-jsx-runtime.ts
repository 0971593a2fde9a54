import assert from 'node:assert/strict';
import fs from 'node:fs';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Manifest = {peerDependencies: {react: string}};

export default inNode('remotion and the Player accept React 16.8, but import react/jsx-runtime, which only later releases of React have.', () => {
  for (const name of ['remotion', '@remotion/player']) {
    assert.equal(installed<Manifest>(`${name}/package.json`).peerDependencies.react, '>=16.8.0');
    const module = require.resolve(name).replace(/dist\/cjs\/index\.js$/, 'dist/esm/index.mjs');
    assert.match(fs.readFileSync(module, 'utf8'), /from "react\/jsx-runtime"/);
  }
});
