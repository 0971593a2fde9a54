import assert from 'node:assert/strict';
import {meta} from '../../demos/zoom-to-a-point/meta';
import {ZoomToAPoint} from '../../demos/zoom-to-a-point/ZoomToAPoint';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

type View = {x: number; y: number; zoom: number};

export default slowInNode(
  'The scale goes from 1 to 2.2 and back, and no edge of the picture comes into view; a middle point is centered, the button in the corner is not; the pointer is smallest at frame 66.',
  () => {
    const view = (frame: number, props = {}) => {
      const [x = 0, y = 0, scale = 0] = [...valuesOf(markupAt(ZoomToAPoint, meta, frame, props), 'transform')[0]!.matchAll(/[-\d.]+(?=px|\))/g)].map(Number);
      return {x, y, scale};
    };
    const course = Array.from({length: meta.durationInFrames}, (_, frame) => view(frame));
    assert.deepEqual([course[20]!.scale, course[51]!.scale, course.at(-1)!.scale], [1, 2.2, 1]);
    for (const {x, y, scale} of course) {
      assert.ok(Math.abs(x) <= (meta.width * (scale - 1)) / 2 + 1e-9);
      assert.ok(Math.abs(y) <= (meta.height * (scale - 1)) / 2 + 1e-9);
    }
    assert.equal(course[51]!.x.toFixed(6), (-meta.width * 0.6).toFixed(6));
    assert.ok(Math.abs(course[51]!.x) < meta.width * 0.43 * 2.2, 'it would have to move farther to be centered');
    const middle = view(51, {pointX: 60, pointY: 40});
    assert.deepEqual([middle.x.toFixed(6), middle.y.toFixed(6)], [(-meta.width * 0.1 * 2.2).toFixed(6), (meta.height * 0.1 * 2.2).toFixed(6)]);
    const presses = course.map((_, frame) => numbersOf(markupAt(ZoomToAPoint, meta, frame), 'scale')[0]!);
    assert.deepEqual([presses.indexOf(Math.min(...presses)), Math.min(...presses)], [66, 0.8]);
    const {viewAt} = sampleOf<{viewAt: (frame: number) => View}>(['docs/recipes/zoom-to-a-point.mdx'], 'view-at');
    for (const frame of [60, 75, 90]) assert.deepEqual(viewAt(frame), {x: 88, y: 14, zoom: 2.6});
    assert.ok(viewAt(59).zoom < 2.6 && viewAt(91).zoom < 2.6);
  },
);
