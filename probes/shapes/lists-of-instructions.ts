import assert from 'node:assert/strict';
import {getBoundingBox, parsePath, serializeInstructions} from '@remotion/paths';
import {makeCircle, makeStar, makeTriangle} from '@remotion/shapes';
import {inNode} from '../lib/probe';

const kinds = (list: {type: string}[]) => list.map(({type}) => type).join('');
const triangle = (options: object) => kinds(makeTriangle({length: 200, direction: 'up', ...options}).instructions);

export default inNode(
  'Instructions are M, a, a, Z for a circle, M, two L per point and Z for a star around outerRadius, outerRadius, and M, three L and Z for a triangle; each round corner adds a C, and edgeRoundness puts C in place of L.',
  () => {
    const circle = makeCircle({radius: 45}).instructions;
    assert.equal(kinds(circle), 'MaaZ');
    assert.deepEqual(circle[1], {type: 'a', rx: 45, ry: 45, xAxisRotation: 0, largeArcFlag: true, sweepFlag: true, dx: 0, dy: 90});

    const star = makeStar({points: 5, innerRadius: 100, outerRadius: 250});
    assert.equal(kinds(star.instructions), `M${'L'.repeat(10)}Z`);
    const outline = serializeInstructions(star.instructions);
    const tips = parsePath(outline).flatMap((step) => ('x' in step && 'y' in step ? [Math.hypot(step.x - 250, step.y - 250)] : []));
    assert.ok(
      tips.every((distance, index) => Math.abs(distance - (index % 2 === 0 ? 250 : 100)) < 1e-9),
      tips.join(),
    );
    // The path is moved into the corner, the instructions are not.
    assert.ok(getBoundingBox(outline).x1 > 10 && Math.abs(getBoundingBox(star.path).x1) < 1e-9);

    assert.deepEqual([triangle({}), triangle({edgeRoundness: 0.5})], ['MLLLZ', 'MCCCZ']);
    assert.equal(triangle({cornerRadius: 20}).replace(/[^LC]/g, ''), 'LCLCLC');
  },
);
