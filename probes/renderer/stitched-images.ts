import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {stitchFramesToVideo, type StitchFramesToVideoOptions} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {ffprobe, made, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {makeDownloadMap} = installed<{makeDownloadMap: () => object}>('@remotion/renderer/dist/assets/download-map.js');

export default inNode(
  'stitchFramesToVideo() takes the size from the images, sees only the step stitcher, returns a file without a path, needs an existing folder, keeps the images, and refuses maxRate alone and a profile of ProRes with H.264.',
  async () => {
    process.env.TMPDIR = newFolder();
    const imageSequenceName = await made('sail-%d.png', `-i ${await media('silent.mp4')} -frames:v 3`);
    const steps: string[] = [];
    const frames: number[] = [];
    const stitch = (options: Partial<StitchFramesToVideoOptions>) => {
      const assetsInfo = {assets: [], imageSequenceName, firstFrameIndex: 1, downloadMap: makeDownloadMap(), trimLeftOffset: 0, trimRightOffset: 0};
      return stitchFramesToVideo({
        ...{fps: 30, width: 320, height: 180, muted: true},
        ffmpegOverride: ({type, args}) => (steps.push(type), args),
        onProgress: (frame) => frames.push(frame),
        ...options,
        assetsInfo: {...assetsInfo, chunkLengthInSeconds: 0.1, forSeamlessAacConcatenation: false} as never,
      });
    };
    const buffer = await stitch({});
    assert.ok(buffer);
    assert.deepEqual([steps, frames.at(-1)], [['stitcher'], 3]);
    const file = path.join(newFolder(), 'sail.mp4');
    fs.writeFileSync(file, buffer);
    const {streams} = await ffprobe(file);
    // The images have 160 × 90 pixels.
    assert.deepEqual([streams.length, streams[0]?.width, streams[0]?.height], [1, 160, 90]);
    assert.equal(await stitch({outputLocation: file}), null);
    assert.ok(fs.existsSync(imageSequenceName.replace('%d', '3')));
    await assert.rejects(
      stitch({outputLocation: path.join(path.dirname(file), 'new/sail.mp4')}),
      /^Error: FFmpeg quit with code [\s\S]*No such file or directory/,
    );
    await assert.rejects(stitch({width: 0}), /width/);
    await assert.rejects(stitch({maxRate: '2M'}), {message: '"encodingMaxRate" can not be set without also setting "encodingBufferSize".'});
    await assert.rejects(stitch({proResProfile: 'hq'}), {
      message: 'You have set a ProRes profile but the codec is "h264". Set the codec to "prores" or remove the ProRes profile.',
    });
  },
);
