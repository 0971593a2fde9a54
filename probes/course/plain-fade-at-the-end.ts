import assert from 'node:assert/strict';
import {fade} from '@remotion/transitions/fade';
import type {ReactNode} from 'react';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGES = ['title', 'scenes', 'numbers', 'chart', 'pictures', 'transitions'].map((name) => `docs/course/${name}.mdx`);
const size = {width: 1920, height: 1080, fps: 30, durationInFrames: 900};

type Video = {YearInReview: (props: object) => ReactNode};

export default inNode(
  'The video of the course ends with a card that thanks, and has no ground of its own. With a plain fade(), the last picture would stay opaque behind it until frame 764 and be gone at 765; with the option it fades.',
  () => {
    const year = sampleOf<{thanks: string}>(PAGES, 'year.json');
    const {EndCard} = sampleOf<{EndCard: (props: object) => ReactNode}>(PAGES, 'EndCard');
    const card = (frame: number) => markupAt(EndCard, size, frame, year);
    assert.ok([0, 8, 40, 140].every((frame) => !/background/.test(card(frame))));
    assert.ok(card(100).includes(year.thanks));
    const as = (given: Record<string, unknown>) => {
      const {YearInReview} = sampleOf<Video>(PAGES, 'YearInReview', given);
      return (frame: number) => markupAt(YearInReview, size, frame, year);
    };
    /** How opaque what is around the last picture is. */
    const opacityOfPicture = (markup: string) => numbersOf(markup.slice(0, markup.indexOf('<img')), 'opacity').reduce((product, one) => product * one, 1);
    const [plain, chosen] = [as({'@remotion/transitions/fade': {fade: () => fade()}}), as({})];
    for (const frame of [750, 757, 764]) {
      assert.ok(plain(frame).includes('Five crates') && plain(frame).includes(year.thanks));
      assert.equal(opacityOfPicture(plain(frame)), 1);
      assert.ok(frame === 750 || opacityOfPicture(chosen(frame)) < 0.6);
    }
    assert.doesNotMatch(plain(765), /Five crates/);
    assert.ok(chosen(899).includes(year.thanks));
  },
);
