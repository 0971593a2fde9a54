import assert from 'node:assert/strict';
import {keyframesOf} from '../lib/keyframes';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('Seeking from keyframe to keyframe takes one per step out of an MP4, and at last the last one.', async () => {
  assert.deepEqual(await keyframesOf(await media('long.mp4'), 4), [0, 4, 8, 11]);
  assert.ok((await keyframesOf(await media('plain.webm'), 1)).length >= 1);
});
