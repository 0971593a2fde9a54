import assert from 'node:assert/strict';
import {meta} from '../../demos/zoom-to-a-point/meta';
import {ZoomToAPoint} from '../../demos/zoom-to-a-point/ZoomToAPoint';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

export default inNode(
  '2.2 to the power of the progress grows by the same factor in equal steps, a scale that grows in equal amounts by less at each step. Scaled around a point of the frame, no edge moves in.',
  () => {
    const progress = Array.from({length: 11}, (_, index) => index / 10);
    const factors = (scaleAt: (progress: number) => number) => progress.slice(1).map((each, index) => scaleAt(each) / scaleAt(progress[index]!));
    const powers = factors((each) => 2.2 ** each);
    assert.ok(powers.every((factor) => Math.abs(factor - powers[0]!) < 1e-9));
    const equal = factors((each) => 1 + 1.2 * each);
    assert.ok(equal.every((factor, index) => index === 0 || factor < equal[index - 1]!));

    // In the demo, the same spring drives the power with any zoom: the logarithms of two zooms have one ratio at all frames.
    const scale = (frame: number, zoom: number) => Number(/ scale\(([\d.]+)\)/.exec(markupAt(ZoomToAPoint, meta, frame, {zoom}))![1]);
    for (const frame of [30, 36, 42, 60]) {
      const there = Math.log(scale(frame, 2.2)) / Math.log(2.2);
      assert.ok(there > 0 && Math.abs(Math.log(scale(frame, 3)) / Math.log(3) - there) < 1e-6);
    }

    for (const point of [0, 14, 50, 93, 100])
      for (const zoom of [1, 1.5, 2.6]) {
        const place = (percent: number) => point + (percent - point) * zoom;
        assert.ok(place(0) <= 1e-9 && place(100) >= 100 - 1e-9 && Math.abs(place(point) - point) < 1e-9);
      }
  },
);
