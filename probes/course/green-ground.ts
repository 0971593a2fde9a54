import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {slowInNode} from '../lib/probe';

const PARTS = ['first-frame', 'title', 'scenes', 'numbers', 'chart', 'pictures', 'transitions'];
const size = {width: 1920, height: 1080, fps: 30, durationInFrames: 900};

export default slowInNode(
  'In each part of the course up to the transitions, the video lies on one green ground, and no scene has a green ground of its own; of the component of part 1, part 2 keeps this ground and the font alone.',
  () => {
    const markups = PARTS.map((_, index) => {
      const pages = PARTS.slice(0, index + 1).map((name) => `docs/course/${name}.mdx`);
      const {YearInReview} = sampleOf<{YearInReview: (props: object) => ReactNode}>(pages, 'YearInReview');
      const year = index < 3 ? {} : sampleOf<object>(pages, 'year.json');
      return [60, 200, 420, 600, 850].map((frame) => markupAt(YearInReview, size, frame, year));
    });
    for (const [index, frames] of markups.entries())
      for (const markup of frames) {
        assert.match(markup, /^<div style="[^"]*background-color:#1f4d3a/, PARTS[index]);
        // The label on a picture has the same color, and covers the label alone.
        const grounds = markup.match(/background-color:#1f4d3a/g)!.length - (markup.match(/top:90px[^"]*background-color:#1f4d3a/g)?.length ?? 0);
        assert.equal(grounds, 1, PARTS[index]);
      }
    const outer = (markup: string) => /^<div style="([^"]*)"/.exec(markup)![1]!.split(';');
    const [first, second] = [outer(markups[0]![0]!), outer(markups[1]![0]!)];
    assert.deepEqual(
      second.filter((rule) => !first.includes(rule)),
      [],
    );
    assert.ok(first.includes('align-items:center') && !second.includes('align-items:center'));
  },
);
