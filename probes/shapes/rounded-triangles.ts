import assert from 'node:assert/strict';
import {getBoundingBox} from '@remotion/paths';
import {makeTriangle} from '@remotion/shapes';
import {inNode} from '../lib/probe';

const drawn = (options: object) => getBoundingBox(makeTriangle({length: 200, direction: 'up', ...options}).path);

export default inNode(
  'With a cornerRadius of 20, a triangle of 200 takes up 193.1 by 168.9; with an edgeRoundness of 0, 0.5 or 1 it is smaller than its box, at 0 a triangle of half the length that points the other way.',
  () => {
    const {width, height} = drawn({cornerRadius: 20});
    assert.deepEqual([width.toFixed(1), height.toFixed(1)], ['193.1', '168.9']);
    for (const edgeRoundness of [0, 0.5, 1]) {
      const shape = makeTriangle({length: 200, direction: 'up', edgeRoundness});
      assert.deepEqual([shape.width.toFixed(1), shape.height.toFixed(1)], ['200.0', '173.2']);
      const box = drawn({edgeRoundness});
      assert.ok(box.width < 199 && box.height < 173, `${edgeRoundness}: ${box.width} ${box.height}`);
    }
    // Its flat side lies at the upper edge, its tip at the lower one.
    const half = makeTriangle({length: 200, direction: 'up', edgeRoundness: 0}).instructions.flatMap((part) =>
      part.type === 'M' || part.type === 'L' || part.type === 'C' ? [`${part.x.toFixed(1)} ${part.y.toFixed(1)}`] : [],
    );
    assert.deepEqual([...new Set(half)].sort(), ['100.0 173.2', '150.0 86.6', '50.0 86.6']);
  },
);
