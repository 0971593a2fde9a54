import assert from 'node:assert/strict';
import {createTikTokStyleCaptions} from '@remotion/captions';
import {sampleWords} from '../lib/captions';
import {inNode} from '../lib/probe';

export default inNode('createTikTokStyleCaptions() does not change the captions that it gets.', () => {
  const captions = sampleWords();
  createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds: 800});
  assert.deepEqual(captions, sampleWords());
});
