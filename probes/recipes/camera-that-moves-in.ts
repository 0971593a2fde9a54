import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {viewBoxAround(point: {x: number; y: number}, zoom: number): string};

export default inNode(
  'While zoom goes from 1 to 2 in the first second, the box of viewBoxAround() shrinks in every frame, from 1280 × 720 to 640 × 360 around the dot, and stays there if it is clamped.',
  () => {
    const {viewBoxAround} = sampleOf<Sample>(['docs/recipes/map-route.mdx'], 'camera');
    const boxAt = (frame: number) => {
      const zoom = interpolate(frame, [0, 30], [1, 2], {extrapolateRight: 'clamp'});
      const [x = 0, y = 0, width = 0, height = 0] = viewBoxAround({x: 700, y: 300}, zoom).split(' ').map(Number);
      assert.ok(Math.abs(x + width / 2 - 700) < 1e-9 && Math.abs(y + height / 2 - 300) < 1e-9);
      return [width, height];
    };
    assert.deepEqual(
      [boxAt(0), boxAt(30), boxAt(90)],
      [
        [1280, 720],
        [640, 360],
        [640, 360],
      ],
    );
    for (let frame = 1; frame <= 30; frame++) assert.ok(boxAt(frame)[0]! < boxAt(frame - 1)[0]!);
  },
);
