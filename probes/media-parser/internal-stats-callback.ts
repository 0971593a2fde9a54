import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('onInternalStats is not called, and the field internalStats is returned.', async () => {
  let called = false;
  const {internalStats} = await parseMedia({
    src: await media('plain.mp4'),
    reader: nodeReader,
    fields: {internalStats: true},
    acknowledgeRemotionLicense: true,
    onInternalStats: () => (called = true),
  });
  assert.equal(called, false);
  assert.deepEqual(Object.keys(internalStats).sort(), ['finalCursorOffset', 'skippedBytes']);
});
