import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';

export default inNode(
  'Of a scene that is 640 pixels wide and turned by 45 degrees, the near edge is more than three times as long as the far one with a perspective of 400, and an eighth longer with 4000.',
  () => {
    const edge = 320 * Math.sin(Math.PI / 4);
    const ratio = (perspective: number) => (perspective + edge) / (perspective - edge);
    assert.ok(ratio(400) > 3);
    assert.equal((ratio(4000) - 1).toFixed(2), '0.12');
  },
);
