import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['title', 'scenes', 'numbers', 'chart', 'pictures', 'transitions'].map((name) => `docs/course/${name}.mdx`);

type Plan = {lengths: Record<string, number>; overlap: number; totalLength: number; fps: number};

export default inNode(
  'With four transitions of 15 frames, the scenes still begin at frames 0, 120, 300, 540 and 750, each of the first four lasts 15 frames longer, and the video ends after 900.',
  () => {
    const {lengths, overlap, totalLength, fps} = sampleOf<Plan>(PAGES, 'scenes');
    const year = sampleOf<object>(PAGES, 'year.json');
    const {YearInReview} = sampleOf<{YearInReview: (props: object) => ReactNode}>(PAGES, 'YearInReview');
    const size = {width: 1920, height: 1080, fps, durationInFrames: totalLength + 60};
    const scenes = [/The year/, /volunteers/, /Harvest, in/, /Six new|A wall|Five crates/, /elmstreet/];
    const starts = [0, 120, 300, 540, 750];
    const has = (frame: number, scene: number) => scenes[scene]!.test(markupAt(YearInReview, size, frame, year));
    assert.equal(overlap, 15);
    for (const [scene, start] of starts.entries()) {
      const end: number = (starts[scene + 1] ?? 900 - overlap) + overlap;
      assert.deepEqual(
        [start - 1, start, end - 1, end].map((frame) => frame >= 0 && has(frame, scene)),
        [false, true, true, false],
        String(scenes[scene]),
      );
    }
    assert.equal(totalLength, 900);
    assert.ok(lengths.title! + 85 === 205 && lengths.numbers! + overlap === 195);
  },
);
