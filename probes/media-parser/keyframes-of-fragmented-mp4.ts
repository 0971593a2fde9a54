import assert from 'node:assert/strict';
import {keyframesOf} from '../lib/keyframes';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('On a fragmented MP4, seeking from keyframe to keyframe ends in an error at the end of the file.', async () => {
  const file = await media('fragmented.mp4');
  for (const step of [3, 4, 5]) await assert.rejects(keyframesOf(file, step), /Reached the end of the file even though a seek was requested/);
});
