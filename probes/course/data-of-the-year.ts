import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {slowInNode} from '../lib/probe';

const UP_TO_NUMBERS = ['title', 'scenes', 'numbers'].map((name) => `docs/course/${name}.mdx`);
const LATER = ['pictures', 'transitions', 'sound', 'captions'].map((name) => `docs/course/${name}.mdx`);
const size = {width: 1920, height: 1080, fps: 30, durationInFrames: 900};

type Year = {name: string; year: number; numbers: {value: number; label: string}[]};

export default slowInNode(
  'After part 4, year.json has a name, a year and three numbers; the video shows those of any such file and counts up to them, to 1,260, of which 99 percent round to 1,247. Part 7 adds thanks and website, the last two.',
  () => {
    const year = sampleOf<Year>(UP_TO_NUMBERS, 'year.json');
    assert.deepEqual([Object.keys(year), year.numbers.length, year.numbers[1]!.value], [['name', 'year', 'numbers'], 3, 1260]);
    const {YearInReview} = sampleOf<{YearInReview: (props: Year) => ReactNode}>(UP_TO_NUMBERS, 'YearInReview');
    const other: Year = {name: 'Pine Street', year: 2031, numbers: [{value: 7, label: 'ponds'}, ...year.numbers.slice(1)]};
    for (const given of [year, other]) {
      const texts = (frame: number) =>
        [
          ...markupAt(YearInReview, size, frame, given)
            .replaceAll('<!-- -->', '')
            .matchAll(/>([^<]+)</g),
        ].map(([, text]) => text);
      assert.deepEqual(texts(90), [given.name, `The year ${given.year}`]);
      const shown = ({value, label}: Year['numbers'][number]) => [value.toLocaleString('en-US'), label];
      assert.deepEqual(
        texts(120),
        given.numbers.flatMap(({label}) => ['0', label]),
      );
      assert.deepEqual(texts(205), given.numbers.flatMap(shown));
    }
    const counted = Array.from({length: 86}, (_, frame) =>
      Number(/>([\d,]+)<\/div><div[^>]*>hours/.exec(markupAt(YearInReview, size, 120 + frame, year))![1]!.replace(',', '')),
    );
    assert.ok(counted.every((number, frame) => frame === 0 || number >= counted[frame - 1]!) && counted.at(-1) === 1260);
    assert.equal(Math.round(1260 * 0.99), 1247);

    const keys = LATER.map((_, index) => Object.keys(sampleOf<object>(LATER.slice(0, index + 1), 'year.json')));
    assert.deepEqual(keys[1], [...keys[0]!, 'thanks', 'website']);
    assert.deepEqual(keys.slice(2), [keys[1], keys[1]]);
  },
);
