import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Package = {bin?: Record<string, string>};

export default inNode('The package remotion has no command; @remotion/cli has it in three spellings, remotion, remotionb and remotiond.', () => {
  assert.equal(installed<Package>('remotion/package.json').bin, undefined);
  assert.deepEqual(Object.keys(installed<Package>('@remotion/cli/package.json').bin ?? {}).toSorted(), ['remotion', 'remotionb', 'remotiond']);
});
