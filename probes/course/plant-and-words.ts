import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const size = {width: 1920, height: 1080, fps: 30, durationInFrames: 120};

export default inNode(
  'The stem grows from frame 0, two leaves from 12 and 20; the year is transparent until 20 and opaque from 40. Each leaf starts at 0 0 and is moved, then scaled. The order of frames changes nothing.',
  () => {
    const {Title} = sampleOf<{Title: () => ReactNode}>(['docs/course/title.mdx'], 'Title');
    const at = (frame: number) => markupAt(Title, size, frame);
    const course = Array.from({length: 120}, (_, frame) => at(frame));
    const leaves = course.map((markup) => valuesOf(markup, 'transform').filter((value) => value.includes('scale(')));
    assert.ok(leaves.every(({length}) => length === 2));
    for (const [leaf, start] of [12, 20].entries()) {
      const sizes = leaves.map((each) => Number(/scale\((.*)\)/.exec(each[leaf]!)?.[1]));
      assert.equal(
        sizes.findLastIndex((each) => each === 0),
        start,
      );
      assert.ok(Math.abs(sizes.at(-1)! - 1) < 0.01);
      assert.ok(leaves.every((each) => /^translate\(60 \d+\) scale\(/.test(each[leaf]!)));
    }
    const stems = course.map((markup) => 1 - numbersOf(markup, 'stroke-dashoffset')[0]!);
    assert.ok(stems[0] === 0 && stems[1]! > 0 && stems[12]! > 0.5 && Math.abs(stems.at(-1)! - 1) < 0.01);
    // Fast at first: of all steps, the largest are among the first ones.
    const steps = stems.slice(1).map((stem, index) => stem - stems[index]!);
    assert.ok(steps.indexOf(Math.max(...steps)) < 6);
    assert.equal(course[50]!.match(/ d="M0 0 C/g)?.length, 2);
    const years = course.map((markup) => numbersOf(markup, 'opacity').at(-1)!);
    assert.deepEqual([years.findLastIndex((year) => year === 0), years.indexOf(1), years[30]], [20, 40, 0.5]);
    assert.ok(years.slice(0, 20).every((year) => year === 0) && years.slice(40).every((year) => year === 1));
    for (const frame of [119, 24, 60, 3]) assert.equal(at(frame), course[frame]);
  },
);
