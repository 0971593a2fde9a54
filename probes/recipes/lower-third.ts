import assert from 'node:assert/strict';
import {LowerThird} from '../../demos/lower-third/LowerThird';
import {meta} from '../../demos/lower-third/meta';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';

/** How much of the bar, the name and the role is shown. */
function shown(frame: number, durationInFrames = meta.durationInFrames): number[] {
  const markup = markupAt(LowerThird, {...meta, durationInFrames}, frame);
  const bar = Number(valuesOf(markup, 'scale')[0]?.split(' ')[1]);
  const plates = valuesOf(markup, 'clip-path').map((value) => 1 - Number(/0 (.*)% 0 0/.exec(value)?.[1]) / 100);
  return [bar, ...plates];
}

export default inNode(
  'Bar, name and role come in this order; the role goes first, at frame 86, the name at 91, the bar at 96; at 113 all are gone. The role is full from frame 35 to 34 before the end.',
  () => {
    const course = Array.from({length: meta.durationInFrames}, (_, frame) => shown(frame));
    const parts = [0, 1, 2].map((part) => course.map((values) => values[part]!));
    assert.deepEqual(
      parts.map((part) => part.findIndex((value) => value > 0) - 1),
      [8, 13, 18],
    );
    assert.deepEqual(
      parts.map((part) => part.findLastIndex((value) => value === 1)),
      [96, 91, 86],
    );
    assert.deepEqual(
      parts.map((part) => part.indexOf(1)),
      [25, 30, 35],
    );
    assert.ok(
      course[113]!.every((value) => Math.abs(value) < 1e-9),
      String(course[113]),
    );
    assert.ok(
      course[111]!.some((value) => value > 1e-9),
      String(course[112]),
    );
    const highest = (length: number) => Math.max(...Array.from({length}, (_, frame) => shown(frame, length)[2]!));
    assert.equal(highest(69), 1);
    assert.ok(highest(68) < 1);
  },
);
