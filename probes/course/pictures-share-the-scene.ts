import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/course/pictures.mdx'];

export default slowInNode(
  'Three pictures take 70 frames each of a scene of 210, and two take 105; each zooms from 1 to nearly 1.15 while it is shown, which takes 2,208 pixels of a picture.',
  () => {
    const {Pictures} = sampleOf<{Pictures: (props: {pictures: object[]}) => ReactNode}>(PAGES, 'Pictures');
    const {pictures} = sampleOf<{pictures: object[]}>(PAGES, 'year.json');
    for (const each of [70, 105]) {
      const given = pictures.slice(0, 210 / each);
      const markups = Array.from({length: 210}, (_, frame) =>
        markupAt(Pictures, {width: 1920, height: 1080, fps: 30, durationInFrames: 210}, frame, {pictures: given}),
      );
      const texts = markups.map((markup) => />([^<]+)</.exec(markup)?.[1]);
      for (let frame = 0; frame < 210; frame++) {
        assert.equal(texts[frame], texts[Math.floor(frame / each) * each]);
        assert.equal(numbersOf(markups[frame]!, 'scale')[0]?.toFixed(9), (1 + (0.15 * (frame % each)) / each).toFixed(9));
      }
      assert.equal(new Set(texts).size, given.length);
    }
    assert.equal(Math.round(1920 * 1.15), 2208);
  },
);
