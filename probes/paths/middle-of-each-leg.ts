import assert from 'node:assert/strict';
import type {Part} from '@remotion/paths';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGES = ['docs/paths/get-parts.mdx'];

export default inNode('The three labels of the trail stand at the middle of its legs, each at half of the length of its part.', () => {
  const {partsOf} = sampleOf<{partsOf(path: string): Part[]}>(PAGES, 'parts-of');
  const {HikingLegs} = sampleOf<{HikingLegs: () => null}>(PAGES, 'HikingLegs');
  const markup = markupAt(HikingLegs, {width: 1280, height: 720, fps: 30, durationInFrames: 60}, 50);
  const trail = / d="([^"]+)"/.exec(markup)![1]!;
  const middles = partsOf(trail).map(({length, getPointAtLength}) => getPointAtLength(length / 2));
  // The first of each is the frame itself.
  const [left, top] = ['left', 'top'].map((name) => numbersOf(markup, name).slice(-3));
  assert.equal(middles.length, 3);
  middles.forEach(({x, y}, index) => assert.ok(Math.abs(left![index]! - x) < 0.001 && Math.abs(top![index]! - y) < 0.001, `${index} ${x} ${y}`));
  assert.deepEqual([left![0], top![0]], [280, 490]);
});
