import assert from 'node:assert/strict';
import {createTikTokStyleCaptions} from '@remotion/captions';
import {caption, sampleWords} from '../lib/captions';
import {inNode} from '../lib/probe';

const pagesOf = (captions: ReturnType<typeof sampleWords>, combineTokensWithinMilliseconds: number) =>
  createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds}).pages;

export default inNode(
  'A page begins with its first word, without a space; tokens keep the times of the video, and captions of spaces give none. No pause, full stop or length begins a page, and with NaN or nothing as the number, all is one.',
  () => {
    for (const page of pagesOf(sampleWords(), 800)) {
      assert.equal(page.startMs, page.tokens[0]?.fromMs);
      assert.doesNotMatch(page.text, /^ /);
      assert.doesNotMatch(page.tokens[0]!.text, /^ /);
      assert.equal(page.tokens.map(({text}) => text).join(''), page.text);
    }
    const times = pagesOf(sampleWords(), 800).flatMap(({tokens}) => tokens.map(({fromMs, toMs}) => [fromMs, toMs]));
    assert.deepEqual(
      times,
      sampleWords().map(({startMs, endMs}) => [startMs, endMs]),
    );
    const [blank] = pagesOf([caption('One', 0, 100), caption('  ', 100, 200), caption(' two', 200, 300)], 1000);
    assert.deepEqual(
      blank?.tokens.map(({text}) => text),
      ['One', ' two'],
    );

    const long = [
      caption('One.', 0, 100),
      caption(' Two.', 60_000, 60_100),
      ...Array.from({length: 50}, (_, index) => caption(' more', 60_200 + index, 60_201 + index)),
    ];
    assert.equal(pagesOf(long, Infinity).length, 1);
    for (const none of [NaN, undefined as unknown as number]) assert.equal(pagesOf(long, none).length, 1);
  },
);
