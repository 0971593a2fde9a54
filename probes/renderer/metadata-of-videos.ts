import assert from 'node:assert/strict';
import {getVideoMetadata} from '@remotion/renderer';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('getVideoMetadata() returns frame rate, size and length of an MP4, a WebM and an upright video.', async () => {
  const plain = await getVideoMetadata(await media('plain.mp4'), {logLevel: 'error'});
  assert.deepEqual([plain.fps, plain.width, plain.height, plain.codec, plain.canPlayInVideoTag], [30, 160, 90, 'h264', true]);
  assert.ok(Math.abs((plain.durationInSeconds ?? 0) - 4) < 0.1);
  assert.deepEqual(
    [
      (await getVideoMetadata(await media('portrait.mp4'), {logLevel: 'error'})).height,
      (await getVideoMetadata(await media('plain.webm'), {logLevel: 'error'})).codec,
    ],
    [160, 'vp8'],
  );
});
