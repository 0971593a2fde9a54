import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {stitchFramesToVideo, type StitchFramesToVideoOptions} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Map = {assetDir: string};
const {makeDownloadMap, cleanDownloadMap} = installed<{makeDownloadMap: () => Map; cleanDownloadMap: (map: Map) => void}>(
  '@remotion/renderer/dist/assets/download-map.js',
);

/** Joins images, then does what a render does at its end. Says what came out, and whether the temporary files are still there. */
async function stitch(imageSequenceName: string, options: Partial<StitchFramesToVideoOptions>) {
  const downloadMap = makeDownloadMap();
  const assetsInfo = {assets: [], imageSequenceName, firstFrameIndex: 1, downloadMap, trimLeftOffset: 0, trimRightOffset: 0};
  const result = await stitchFramesToVideo({
    ...{fps: 30, width: 160, height: 90},
    ...options,
    assetsInfo: {...assetsInfo, chunkLengthInSeconds: 0.1, forSeamlessAacConcatenation: false} as never,
  }).catch((error: Error) => error.message);
  cleanDownloadMap(downloadMap);
  return {result, stays: fs.existsSync(downloadMap.assetDir)};
}

export default inNode(
  'The folder for temporary files is removed after a video, but stays after the render of audio and if FFmpeg fails in the last step, which rejects with "FFmpeg quit with code" and what it printed.',
  async () => {
    process.env.TMPDIR = newFolder();
    const images = await made('image-%d.png', `-i ${await media('silent.mp4')} -frames:v 3`);
    const video = await stitch(images, {muted: true});
    assert.ok(Buffer.isBuffer(video.result) && video.result.length > 500);
    assert.equal(video.stays, false);
    const failed = await stitch('no/such/image-%d.png', {muted: true});
    assert.match(String(failed.result), /^FFmpeg quit with code \d+ [\s\S]*Could find no file with path 'no\/such\/image-%d\.png'/);
    assert.equal(failed.stays, true);
    const outputLocation = path.join(newFolder(), 'sound.mp3');
    const audio = await stitch(images, {codec: 'mp3', outputLocation, enforceAudioTrack: true});
    assert.equal(audio.result, null);
    assert.ok(fs.statSync(outputLocation).size > 0);
    assert.equal(audio.stays, true);
  },
);
