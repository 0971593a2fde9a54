import assert from 'node:assert/strict';
import {extendViewBox} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('extendViewBox() throws for commas, three numbers, words and Infinity.', () => {
  for (const box of ['0,0,100,50', '0 0 100', 'a b c d', '0 0 Infinity 1'])
    assert.throws(() => extendViewBox(box, 1), {message: `currentViewBox must be 4 valid numbers, but got "${box}"`});
});
