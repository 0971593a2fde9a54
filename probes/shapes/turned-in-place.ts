import assert from 'node:assert/strict';
import {getBoundingBox} from '@remotion/paths';
import {makeCircle, makeEllipse, makeHeart, makeRect} from '@remotion/shapes';
import {inNode} from '../lib/probe';

type Shape = {path: string; width: number; height: number; transformOrigin: string};

/** How far the two turning points lie from the center of the outline: that of the svg, and that which is counted from the corner of the outline. */
function off({path, width, height, transformOrigin}: Shape): {style: number; pathStyle: number} {
  const box = getBoundingBox(path);
  const center = {x: (box.x1 + box.x2) / 2, y: (box.y1 + box.y2) / 2};
  const [x = 0, y = 0] = transformOrigin.split(' ').map(Number);
  return {
    style: Math.hypot(width / 2 - center.x, height / 2 - center.y),
    pathStyle: Math.hypot(box.x1 + x - center.x, box.y1 + y - center.y),
  };
}

export default inNode(
  'style turns circles, ellipses, hearts and rectangles around their center, up to half a pixel, and so does pathStyle, a rectangle only with an edgeRoundness up to 1.',
  () => {
    const rects = [{}, {cornerRadius: 20}, {edgeRoundness: 0}, {edgeRoundness: 0.5}, {edgeRoundness: 1}].map((round) =>
      makeRect({width: 300, height: 200, ...round}),
    );
    for (const shape of [makeCircle({radius: 40}), makeEllipse({rx: 120, ry: 45}), makeHeart({height: 140}), ...rects]) {
      const {style, pathStyle} = off(shape);
      assert.ok(style < 0.51 && pathStyle < 0.51, `${shape.path}: ${style}, ${pathStyle}`);
    }
    for (const edgeRoundness of [1.2, 2]) {
      const {style, pathStyle} = off(makeRect({width: 300, height: 200, edgeRoundness}));
      assert.ok(style < 0.51 && pathStyle > 1, `${style}, ${pathStyle}`);
    }
  },
);
