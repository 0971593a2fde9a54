import assert from 'node:assert/strict';
import {getLength, getPointAtLength, getSubpaths, reversePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

/** How often the outlines of a path run around a point, as the fill rule nonzero counts. */
function winding(path: string, x: number, y: number): number {
  let turns = 0;
  for (const outline of getSubpaths(path)) {
    const length = getLength(outline);
    const points = Array.from({length: 361}, (_, step) => getPointAtLength(outline, (length * step) / 360));
    for (const [index, a] of points.slice(0, -1).entries()) {
      const b = points[index + 1]!;
      const side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
      if (a.y <= y && b.y > y && side > 0) turns++;
      if (a.y > y && b.y <= y && side < 0) turns--;
    }
  }
  return turns;
}

const outer = 'M 0 0 H 100 V 100 H 0 Z';
const inner = 'M 30 30 H 70 V 70 H 30 Z';
const filled = (...outlines: string[]) => winding(outlines.join(' '), 50.3, 49.7) !== 0;

export default inNode(
  'Of two outlines, one within the other, the inner one is a hole by the rule nonzero if they run in opposite directions, and filled otherwise; reversing only one of them opens or fills it, reversing both changes nothing.',
  () => {
    assert.equal(filled(outer, inner), true);
    assert.equal(filled(outer, reversePath(inner)), false);
    assert.equal(filled(reversePath(outer), inner), false);
    assert.equal(filled(reversePath(outer), reversePath(inner)), true);
    const ring = [outer, reversePath(inner)] as const;
    assert.equal(filled(ring[0], reversePath(ring[1])), true);
    assert.equal(filled(reversePath(ring[0]), ring[1]), true);
    assert.equal(filled(reversePath(ring[0]), reversePath(ring[1])), false);
  },
);
