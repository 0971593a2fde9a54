import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1920, height: 1080, durationInFrames: 240};

export default inNode(
  'At 60 frames per second, the springs of the title take as long as at 30, but start after half their delay; the fade of the year takes the same 20 frames, half the time.',
  () => {
    const {Title} = sampleOf<{Title: () => ReactNode}>(['docs/course/title.mdx'], 'Title');
    const at = (fps: number) =>
      Array.from({length: 120}, (_, frame) => {
        const markup = markupAt(Title, {...size, fps}, frame);
        const leaves = valuesOf(markup, 'transform').map((value) => Number(/scale\((.*)\)/.exec(value)?.[1]));
        return {stem: 1 - numbersOf(markup, 'stroke-dashoffset')[0]!, leaf: leaves[0]!, year: numbersOf(markup, 'opacity').at(-1)!};
      });
    const [slow, fast] = [at(30), at(60)];
    for (let frame = 0; frame < 50; frame++) {
      assert.ok(Math.abs(slow[frame]!.stem - fast[frame * 2]!.stem) < 1e-3);
      if (frame >= 12) assert.ok(Math.abs(slow[frame]!.leaf - fast[12 + (frame - 12) * 2]!.leaf) < 1e-3);
    }
    for (const course of [slow, fast]) {
      assert.equal(
        course.findLastIndex(({leaf}) => leaf === 0),
        12,
      );
      const years = course.map(({year}) => year);
      assert.deepEqual([years.findLastIndex((year) => year === 0), years.indexOf(1)], [20, 40]);
    }
  },
);
