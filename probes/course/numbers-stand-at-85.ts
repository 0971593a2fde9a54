import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/course/numbers.mdx'];

export default inNode('The three numbers start 20 frames apart and count for 45, so each is exact then and the last at frame 85 of its scene.', () => {
  const {Numbers} = sampleOf<{Numbers: (props: {numbers: object[]}) => ReactNode}>(PAGES, 'Numbers');
  const {numbers} = sampleOf<{numbers: object[]}>(PAGES, 'year.json');
  const course = Array.from({length: 180}, (_, frame) =>
    [...markupAt(Numbers, {width: 1920, height: 1080, fps: 30, durationInFrames: 180}, frame, {numbers}).matchAll(/opacity:([^"]*)"><div[^>]*>([\d,]+)</g)].map(
      ([, opacity, shown]) => [Number(opacity), shown],
    ),
  );
  for (const [index, value] of ['48', '1,260', '912'].entries()) {
    const opacities = course.map((rows) => rows[index]![0]);
    assert.deepEqual([opacities.findLastIndex((opacity) => opacity === 0), opacities.indexOf(1)], [index * 20, index * 20 + 45]);
    assert.ok(course.slice(index * 20 + 45).every((rows) => rows[index]![1] === value));
  }
});
