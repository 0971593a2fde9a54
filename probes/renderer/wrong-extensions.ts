import assert from 'node:assert/strict';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

export default inNode('A file extension or audio codec that does not fit the codec is refused.', async () => {
  assert.match(
    await rejectsWith({codec: 'vp8', outputLocation: 'x.mp4'}),
    /When using the vp8 codec with the opus audio codec, the output filename must end in one of the following: webm\./,
  );
  assert.match(await rejectsWith({audioCodec: 'opus'}), /Audio codec opus is not supported for codec h264/);
});
