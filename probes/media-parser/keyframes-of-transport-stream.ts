import assert from 'node:assert/strict';
import {keyframesOf} from '../lib/keyframes';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('On a transport stream, seeking from keyframe to keyframe returns one keyframe, without an error.', async () => {
  assert.equal((await keyframesOf(await media('plain.ts'), 2)).length, 1);
});
