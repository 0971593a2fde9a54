import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {stitchFramesToVideo, type StitchFramesToVideoOptions} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {ffmpeg, ffprobe, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {makeDownloadMap} = installed<{makeDownloadMap: () => object}>('@remotion/renderer/dist/assets/download-map.js');

export default slowInNode(
  'stitchFramesToVideo() makes mp3, aac and wav of the audio alone, also if there are no images, and the command of the page joins a picture and an .aac into one MP4 with -c copy.',
  async () => {
    process.env.TMPDIR = newFolder();
    const times = {chunkLengthInSeconds: 1, trimLeftOffset: 0, trimRightOffset: 0, forSeamlessAacConcatenation: false};
    const folder = newFolder();
    for (const codec of ['mp3', 'aac', 'wav'] as const) {
      const assetsInfo = {...times, assets: [], imageSequenceName: 'no/such/image-%d.png', firstFrameIndex: 0, downloadMap: makeDownloadMap()};
      const options: StitchFramesToVideoOptions = {assetsInfo: assetsInfo as never, fps: 30, width: 160, height: 90, codec, enforceAudioTrack: true};
      const outputLocation = path.join(folder, `sound.${codec}`);
      await stitchFramesToVideo({...options, outputLocation});
      const {streams} = await ffprobe(outputLocation);
      assert.deepEqual(
        streams.map(({codec_type}) => codec_type),
        ['audio'],
      );
    }
    fs.copyFileSync(await media('silent.mp4'), path.join(folder, 'picture.mp4'));
    await ffmpeg('-v error -i picture.mp4 -i sound.aac -c copy memories.mp4'.split(' '), folder);
    const {streams} = await ffprobe(path.join(folder, 'memories.mp4'));
    assert.deepEqual(
      streams.map(({codec_name}) => codec_name),
      ['h264', 'aac'],
    );
  },
);
