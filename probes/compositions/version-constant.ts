import assert from 'node:assert/strict';
import fs from 'node:fs';
import {VERSION} from 'remotion';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {runTsx} from '../lib/tsx';

export default slowInNode('VERSION is the number in package.json alone, and remotion/version loads neither React nor the rest of the package.', () => {
  const {version} = JSON.parse(fs.readFileSync(require.resolve('remotion/package.json'), 'utf8')) as {version: string};
  assert.equal(VERSION, version);
  assert.match(VERSION, /^\d+\.\d+\.\d+$/);
  const script = `const {VERSION} = require(${JSON.stringify(require.resolve('remotion/version'))});
console.log(JSON.stringify([VERSION, Object.keys(require.cache).filter((file) => /node_modules.(remotion|react)/.test(file)).length]));`;
  const {output} = runTsx(['-e', script], newFolder());
  assert.deepEqual(JSON.parse(output), [version, 1]);
});
