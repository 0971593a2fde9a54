import assert from 'node:assert/strict';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

export default inNode('renderMedia() refuses bitrates without a suffix, together with crf, as numbers and without a buffer size.', async () => {
  assert.match(await rejectsWith({videoBitrate: '1000'}), /"videoBitrate" must end in "K", "k" or "M", but got "1000"/);
  assert.match(await rejectsWith({videoBitrate: '1M', crf: 20}), /"crf" and "videoBitrate" can not both be set\. Choose one of either\./);
  assert.match(await rejectsWith({encodingMaxRate: '1M'}), /"encodingMaxRate" can not be set without also setting "encodingBufferSize"\./);
  assert.match(await rejectsWith({audioBitrate: 128 as never}), /"audioBitrate" must be a string ending in "K" or "M"\. Got a number: 128/);
});
