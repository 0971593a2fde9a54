import assert from 'node:assert/strict';
import {getLength, getPointAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 120};

type Scene = () => null;

/** Each path of a frame with the share of it that its dashes show. */
function drawn(Sample: Scene, frame: number): {path: string; share: number}[] {
  const markup = markupAt(Sample, size, frame);
  const offsets = valuesOf(markup, 'stroke-dashoffset').map(Number);
  return valuesOf(markup, 'd').map((path, index) => ({path, share: 1 - offsets[index]! / getLength(path)}));
}

export default inNode(
  'The line of the storks grows from its north end in the first 60 frames, then from its south end; five tally marks are drawn in turn, the last across the others; the fuse burns away in 90 frames, from its outer end.',
  () => {
    const {Migration} = sampleOf<{Migration: Scene}>(['docs/paths/reverse-path.mdx'], 'Migration');
    for (const frame of [20, 45, 59, 60, 80, 105]) {
      const {path = '', share = 0} = drawn(Migration, frame)[0] ?? {};
      const [start, end] = [getPointAtLength(path, 0), getPointAtLength(path, getLength(path))];
      assert.equal(start.y < end.y, frame < 60, String(frame));
      if (frame === 20 || frame === 80) assert.ok(Math.abs(share - 20 / 45) < 0.01, String(share));
    }

    const {TallyMarks} = sampleOf<{TallyMarks: Scene}>(['docs/paths/get-subpaths.mdx'], 'TallyMarks');
    const shares = (frame: number) => drawn(TallyMarks, frame).map(({share}) => Number(Math.max(0, share).toFixed(2)));
    assert.deepEqual(
      [shares(0), shares(12), shares(15), shares(27), shares(72)],
      [
        [0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0],
        [1, 0, 0, 0, 0],
        [1, 1, 0, 0, 0],
        [1, 1, 1, 1, 1],
      ],
    );
    const strokes = drawn(TallyMarks, 0).map(({path}) => [getPointAtLength(path, 0), getPointAtLength(path, getLength(path))] as const);
    const [from, to] = strokes.at(-1)!;
    for (const [top, bottom] of strokes.slice(0, -1)) {
      assert.equal(top.x, bottom.x);
      const y = from.y + ((to.y - from.y) * (top.x - from.x)) / (to.x - from.x);
      assert.ok(from.x < top.x && top.x < to.x && top.y < y && y < bottom.y);
    }

    const {Fuse} = sampleOf<{Fuse: Scene}>(['docs/paths/cut-path.mdx'], 'Fuse');
    const rest = (frame: number) => valuesOf(markupAt(Fuse, size, frame), 'd')[0]!;
    assert.deepEqual(
      [0, 45, 90, 100].map((frame) => Number((getLength(rest(frame)) / getLength(rest(0))).toFixed(2))),
      [1, 0.5, 0, 0],
    );
    assert.ok(getLength(rest(89)) > 0);
    const bomb = Number(valuesOf(markupAt(Fuse, size, 0), 'cx')[0]);
    for (const frame of [0, 45, 89]) {
      const path = rest(frame);
      assert.deepEqual(getPointAtLength(path, 0), {x: 1000, y: 420});
      assert.ok(Math.abs(bomb - 1000) < Math.abs(bomb - getPointAtLength(path, getLength(path)).x));
    }
  },
);
