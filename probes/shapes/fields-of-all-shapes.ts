import assert from 'node:assert/strict';
import {getBoundingBox, parsePath, serializeInstructions} from '@remotion/paths';
import {makeCircle, makeEllipse, makeHeart, makePie, makePolygon, makeRect, makeStar, makeTriangle} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode(
  'All eight functions of shapes return path, width, height, transformOrigin and instructions, so the outline in two forms; the box of a circle begins at 0, 0, and an ellipse lies half a pixel to the right of its box.',
  () => {
    const circle = makeCircle({radius: 45});
    const ellipse = makeEllipse({rx: 120, ry: 45});
    const star = makeStar({points: 5, innerRadius: 20, outerRadius: 50});
    const others = [makeHeart({height: 40}), makePie({radius: 40, progress: 0.3}), makePolygon({radius: 40, points: 5}), makeRect({width: 40, height: 20})];
    for (const shape of [circle, ellipse, star, ...others, makeTriangle({length: 40, direction: 'up'})]) {
      assert.deepEqual(Object.keys(shape).sort(), ['height', 'instructions', 'path', 'transformOrigin', 'width']);
      const kinds = (list: {type: string}[]) => list.map(({type}) => type).join('');
      assert.equal(kinds(parsePath(serializeInstructions(shape.instructions))), kinds(parsePath(shape.path)));
    }
    const {x1, y1, width, height} = getBoundingBox(circle.path);
    assert.deepEqual(
      [x1, y1, width, height].map((each) => Math.abs(Number(each.toFixed(6)))),
      [0, 0, 90, 90],
    );
    const box = getBoundingBox(ellipse.path);
    assert.deepEqual([ellipse.width, box.x1.toFixed(1), box.x2.toFixed(1)], [240, '0.5', '240.5']);
  },
);
