import assert from 'node:assert/strict';
import {getRegions} from '@remotion/cloudrun/client';
import {inNode} from '../lib/probe';

export default inNode('getRegions() of Cloud Run returns 35 different names.', () => {
  assert.equal(getRegions().length, 35);
  assert.equal(new Set(getRegions()).size, 35);
});
