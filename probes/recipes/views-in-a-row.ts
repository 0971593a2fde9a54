import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type View = {x: number; y: number; zoom: number};

export default inNode(
  'Each view of the list is reached in its frame and rests for 30 frames; the last one stays. A zoom of 2.6 into 1,280 pixels takes 3,328.',
  () => {
    const {viewAt} = sampleOf<{viewAt(frame: number): View}>(['docs/recipes/zoom-to-a-point.mdx'], 'view-at');
    const start = {x: 50, y: 50, zoom: 1};
    const button = {x: 88, y: 14, zoom: 2.6};
    assert.deepEqual([0, 30, 60, 75, 90, 240, 600].map(viewAt), [start, start, button, button, button, start, start]);
    const between = viewAt(45);
    assert.ok(between.x > 50 && between.x < 88 && between.zoom > 1 && between.zoom < 2.6);
    assert.deepEqual(viewAt(150), {x: 30, y: 60, zoom: 2});
    assert.equal(viewAt(60).zoom * 1280, 3328);
  },
);
