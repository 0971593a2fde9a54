import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {stitchFramesToVideo, type StitchFramesToVideoOptions} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {ffprobe, made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {makeDownloadMap} = installed<{makeDownloadMap: () => object}>('@remotion/renderer/dist/assets/download-map.js');

export default slowInNode(
  'separateAudioTo takes the sound out of the video, starts relative paths at the folder of the closest package.json, and throws if the render has no sound or nothing else.',
  async () => {
    process.env.TMPDIR = newFolder();
    const imageSequenceName = await made('image-%d.png', `-i ${await media('silent.mp4')} -frames:v 3`);
    const root = newFolder();
    const below = path.join(root, 'scripts');
    fs.mkdirSync(below);
    fs.writeFileSync(path.join(root, 'package.json'), '{}');
    const outputLocation = path.join(root, 'harbor.mp4');
    const stitch = (options: Partial<StitchFramesToVideoOptions>) => {
      const assetsInfo = {assets: [], imageSequenceName, firstFrameIndex: 1, downloadMap: makeDownloadMap(), trimLeftOffset: 0, trimRightOffset: 0};
      const rest = {chunkLengthInSeconds: 0.1, forSeamlessAacConcatenation: false};
      return stitchFramesToVideo({fps: 30, width: 160, height: 90, outputLocation, ...options, assetsInfo: {...assetsInfo, ...rest} as never});
    };
    const workingDirectory = process.cwd();
    try {
      process.chdir(below);
      await stitch({separateAudioTo: 'gulls.mp3', enforceAudioTrack: true});
    } finally {
      process.chdir(workingDirectory);
    }
    const kinds = async (name: string) => (await ffprobe(path.join(root, name))).streams.map(({codec_name}) => codec_name);
    assert.deepEqual(await kinds('harbor.mp4'), ['h264']);
    assert.deepEqual(await kinds('gulls.mp3'), ['mp3']);
    await assert.rejects(stitch({separateAudioTo: '/nowhere/gulls.aac', muted: true}), {
      message: '`separateAudioTo` was set to "/nowhere/gulls.aac", but this render included no audio',
    });
    await assert.rejects(stitch({separateAudioTo: 'gulls.mp3', codec: 'mp3', enforceAudioTrack: true}), {
      message: '`separateAudioTo` was set, but this render was audio-only. This option is meant to be used for video renders.',
    });
  },
);
