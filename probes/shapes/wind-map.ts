import assert from 'node:assert/strict';
import {parsePath} from '@remotion/paths';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'In the wind map, the inner translate brings the center of gravity of each arrow to 0, 0; the outer transform names the translation to the station before the rotation, which SVG therefore applies first, around that point.',
  () => {
    const {WindMap} = sampleOf<{WindMap: () => null}>(['docs/shapes/make-triangle.mdx'], 'WindMap');
    const map = markupAt(WindMap, {width: 1280, height: 720, fps: 30, durationInFrames: 90}, 45);
    const transforms = valuesOf(map, 'transform');
    assert.equal(transforms.length, 6);
    const [outer, inner] = [0, 1].map((side) => transforms.filter((_, index) => index % 2 === side));
    for (const each of outer!) assert.match(each, /^translate\(\d+ \d+\) rotate\(-?[\d.]+\)$/);
    for (const [index, path] of valuesOf(map, 'd').entries()) {
      const [x = 0, y = 0] = /^translate\((\S+) (\S+)\)$/.exec(inner![index]!)!.slice(1).map(Number);
      const corners = parsePath(path).flatMap((step) => (step.type === 'L' ? [step] : []));
      assert.equal(corners.length, 3);
      const center = corners.reduce((sum, corner) => ({x: sum.x + corner.x / 3, y: sum.y + corner.y / 3}), {x, y});
      assert.ok(Math.hypot(center.x, center.y) < 1e-6, JSON.stringify(center));
    }
  },
);
