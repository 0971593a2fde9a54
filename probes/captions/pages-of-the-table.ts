import assert from 'node:assert/strict';
import {createTikTokStyleCaptions} from '@remotion/captions';
import {sampleWords} from '../lib/captions';
import {inNode} from '../lib/probe';

export default inNode('createTikTokStyleCaptions() makes the pages of the table for 0, 400, 800, 900, 3000 and Infinity milliseconds.', () => {
  const pages = (combineTokensWithinMilliseconds: number) =>
    createTikTokStyleCaptions({captions: sampleWords(), combineTokensWithinMilliseconds}).pages.map(({text}) => text);
  assert.deepEqual(pages(0), ['Pull', 'the', 'rope', 'slowly,', 'then', 'hold.']);
  assert.deepEqual(pages(400), ['Pull the', 'rope', 'slowly,', 'then hold.']);
  assert.deepEqual(pages(800), ['Pull the rope', 'slowly, then', 'hold.']);
  assert.deepEqual(pages(900), ['Pull the rope slowly,', 'then hold.']);
  assert.deepEqual(pages(3000), ['Pull the rope slowly, then', 'hold.']);
  for (const limit of [Infinity, NaN, undefined as unknown as number]) assert.equal(pages(limit).length, 1);
});
