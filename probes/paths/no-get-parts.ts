import assert from 'node:assert/strict';
import * as paths from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('The package of paths does not export getParts().', () => {
  assert.equal('getParts' in paths, false);
  assert.equal('getSubpaths' in paths, true);
});
