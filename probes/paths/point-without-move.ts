import assert from 'node:assert/strict';
import {getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('A path that is L 10 10 alone throws "Wrong function at this part." for points and tangents.', () => {
  assert.throws(() => getPointAtLength('L 10 10', 5), /Wrong function at this part\./);
  assert.throws(() => getTangentAtLength('L 10 10', 5), /Wrong function at this part\./);
});
