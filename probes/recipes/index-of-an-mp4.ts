import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {stitchFramesToVideo} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {makeDownloadMap} = installed<{makeDownloadMap: () => object}>('@remotion/renderer/dist/assets/download-map.js');

/** The names of the parts of an MP4, in their order. */
function partsOf(file: string): string[] {
  const bytes = fs.readFileSync(file);
  const names: string[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at) || bytes.length) names.push(bytes.toString('latin1', at + 4, at + 8));
  return names;
}

export default inNode(
  'FFmpeg is told +faststart for an MP4, which moves the index from the end to the front once the pictures are written; without it, the index stays at the end.',
  async () => {
    process.env.TMPDIR = newFolder();
    const imageSequenceName = await made('sail-%d.png', `-i ${await media('silent.mp4')} -frames:v 3`);
    const stitch = async (change: (args: string[]) => string[]) => {
      const outputLocation = path.join(newFolder(), 'sail.mp4');
      const assetsInfo = {assets: [], imageSequenceName, firstFrameIndex: 1, downloadMap: makeDownloadMap(), trimLeftOffset: 0, trimRightOffset: 0};
      await stitchFramesToVideo({
        ...{fps: 30, width: 160, height: 90, muted: true, outputLocation},
        ffmpegOverride: ({args}) => change(args),
        assetsInfo: {...assetsInfo, chunkLengthInSeconds: 0.1, forSeamlessAacConcatenation: false} as never,
      });
      return partsOf(outputLocation).filter((name) => name === 'moov' || name === 'mdat');
    };
    let flag: string | undefined;
    assert.deepEqual(await stitch((args) => ((flag = args[args.indexOf('-movflags') + 1]), args)), ['moov', 'mdat']);
    assert.match(flag ?? '', /faststart/);
    const without = await stitch((args) => args.map((arg, index) => (args[index - 1] === '-movflags' ? '-faststart' : arg)));
    assert.deepEqual(without, ['mdat', 'moov']);
  },
);
