import assert from 'node:assert/strict';
import {parsePath, scalePath, translatePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('Without scaleY, scalePath() writes NaN for each y and keeps each x, and translatePath() does so without y; neither throws.', () => {
  const nothing = undefined as unknown as number;
  assert.equal(scalePath('M 10 10 L 20 30', 2, nothing), 'M 10 NaN L 30 NaN');
  assert.equal(translatePath('M 10 10 L 20 30', 5, nothing), 'M 15 NaN L 25 NaN');
  assert.throws(() => parsePath('M 15 NaN L 25 NaN'), /Malformed path data/);
});
