import assert from 'node:assert/strict';
import {createTikTokStyleCaptions} from '@remotion/captions';
import {sampleWords} from '../lib/captions';
import {inNode} from '../lib/probe';

export default inNode('A page lasts until the next one begins, and the last page until its last word ends.', () => {
  const {pages} = createTikTokStyleCaptions({captions: sampleWords(), combineTokensWithinMilliseconds: 800});
  assert.equal(pages[0]?.durationMs, 1400);
  assert.equal(pages[0]?.tokens.at(-1)?.toMs, 900);
  const last = pages.at(-1)!;
  assert.equal(last.startMs + last.durationMs, last.tokens.at(-1)?.toMs);
});
