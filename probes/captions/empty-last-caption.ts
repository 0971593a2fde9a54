import assert from 'node:assert/strict';
import {createTikTokStyleCaptions} from '@remotion/captions';
import {caption} from '../lib/captions';
import {inNode} from '../lib/probe';

export default inNode('If the last caption holds only spaces and would begin a page, the page before it lasts Infinity.', () => {
  const {pages} = createTikTokStyleCaptions({captions: [caption('Hold', 0, 500), caption(' ', 900, 1000)], combineTokensWithinMilliseconds: 100});
  assert.equal(pages[0]?.durationMs, Infinity);
});
