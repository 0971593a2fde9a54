import assert from 'node:assert/strict';
import {getBoundingBox} from '@remotion/paths';
import {makeHeart} from '@remotion/shapes';
import {inNode} from '../lib/probe';

const heart = (options: object = {}) => makeHeart({height: 200, aspectRatio: 1, ...options});

/** How far below the upper edge the notch lies: the only point of the outline in the middle besides the tip. */
const notch = (depthAdjustment?: number) =>
  heart({depthAdjustment})
    .instructions.flatMap((part) => (part.type === 'C' && Math.abs(part.x - 100) < 1e-9 && part.y < 199 ? [part.y / 200] : []))
    .map((share) => Number(share.toFixed(3)));

/** How wide the drawing is. */
const drawn = (bottomRoundnessAdjustment: number) => getBoundingBox(heart({bottomRoundnessAdjustment}).path).width;

export default inNode(
  'The notch of a heart lies at 17 % of its height, at 37 % with a depthAdjustment of 0.2, at the edge with -0.17 and above it with less; from a bottomRoundnessAdjustment of 0.3 on, the flanks leave the box.',
  () => {
    assert.deepEqual([notch(), notch(0.2), notch(-0.17)].flat(), [0.17, 0.37, 0]);
    assert.ok((notch(-0.2)[0] ?? 0) < 0);
    assert.deepEqual([makeHeart({height: 200}).width, makeHeart({height: 200, aspectRatio: 0.7}).width], [220.00000000000003, 140]);
    assert.equal(makeHeart({height: 140}).width.toFixed(3), '154.000');
    for (const inside of [-0.2, 0, 0.2]) assert.ok(drawn(inside) <= 200 + 1e-6, `${inside}: ${drawn(inside)}`);
    for (const outside of [0.3, 0.4]) {
      const {x1, x2} = getBoundingBox(heart({bottomRoundnessAdjustment: outside}).path);
      assert.ok(x1 < 0 && x2 > 200, `${outside}: ${x1} ${x2}`);
    }
  },
);
