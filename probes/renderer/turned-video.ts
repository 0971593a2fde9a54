import assert from 'node:assert/strict';
import {getVideoMetadata} from '@remotion/renderer';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('Of a file that asks to be rotated by 90 degrees, getVideoMetadata() returns width and height before the rotation.', async () => {
  const turned = await made('turned.mp4', `-display_rotation 90 -i ${await media('silent.mp4')} -c copy`);
  const {width, height} = await getVideoMetadata(turned, {logLevel: 'error'});
  assert.deepEqual([width, height], [160, 90]);
});
