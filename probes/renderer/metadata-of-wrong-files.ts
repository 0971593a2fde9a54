import assert from 'node:assert/strict';
import {getVideoMetadata} from '@remotion/renderer';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('getVideoMetadata() rejects for a missing file and for sound alone.', async () => {
  await assert.rejects(getVideoMetadata('/nope.mp4', {logLevel: 'error'}), /Compositor error: No such file or directory/);
  await assert.rejects(getVideoMetadata(await media('tone.wav'), {logLevel: 'error'}), /Compositor error: No video stream found in .* Is this a video file\?/);
});
