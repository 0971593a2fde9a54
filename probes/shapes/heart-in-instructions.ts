import assert from 'node:assert/strict';
import {getLength, getPointAtLength} from '@remotion/paths';
import {makeHeart} from '@remotion/shapes';
import {slowInNode} from '../lib/probe';

/** How wide a heart of 200 pixels is where a share of its height lies above. */
function widthAt(share: number, bottomRoundnessAdjustment: number): number {
  const {path, height} = makeHeart({height: 200, bottomRoundnessAdjustment});
  const length = getLength(path);
  const points = Array.from({length: 2000}, (_, index) => getPointAtLength(path, (index * length) / 2000));
  const level = points.filter(({y}) => Math.abs(y - share * height) < 1).map(({x}) => x);
  return Math.max(...level) - Math.min(...level);
}

export default slowInNode(
  'The instructions of makeHeart() are eight: one M, six C with cp1x, cp1y, cp2x and cp2y, and one Z. A positive bottomRoundnessAdjustment makes the lower half wider, a negative one narrower.',
  () => {
    const {instructions} = makeHeart({height: 200});
    assert.equal(instructions.map(({type}) => type).join(''), 'MCCCCCCZ');
    for (const step of instructions)
      if (step.type === 'C') for (const name of ['cp1x', 'cp1y', 'cp2x', 'cp2y'] as const) assert.equal(typeof step[name], 'number');
    for (const share of [0.6, 0.7, 0.8, 0.9]) {
      const [slim = 0, usual = 0, full = 0] = [-0.15, 0, 0.15].map((adjustment) => widthAt(share, adjustment));
      assert.ok(slim + 1 < usual && usual + 1 < full, `${share}: ${slim}, ${usual}, ${full}`);
    }
  },
);
