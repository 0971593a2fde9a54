import assert from 'node:assert/strict';
import {createTikTokStyleCaptions} from '@remotion/captions';
import {caption} from '../lib/captions';
import {inNode} from '../lib/probe';

export default inNode(
  'With 0 as combineTokensWithinMilliseconds, each word is a page, except that a word whose start is its end takes the next one along.',
  () => {
    const pages = (second: number) =>
      createTikTokStyleCaptions({
        captions: [caption('One', 0, 300), caption(' two', 300, second), caption(' three', 400, 700)],
        combineTokensWithinMilliseconds: 0,
      }).pages.map(({text}) => text);
    assert.deepEqual(pages(400), ['One', 'two', 'three']);
    assert.deepEqual(pages(300), ['One', 'two three']);
  },
);
