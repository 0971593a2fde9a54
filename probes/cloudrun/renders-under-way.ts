import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';

export default inNode('With four renders a minute of three minutes each, twelve are under way at once.', () => {
  const starts = Array.from({length: 60}, (_, index) => index / 4);
  const underWay = (minute: number) => starts.filter((start) => start <= minute && minute < start + 3).length;
  assert.deepEqual([underWay(5), underWay(8.1), underWay(12.9)], [12, 12, 12]);
});
