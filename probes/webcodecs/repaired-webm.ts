import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {convertMedia} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';

const PICTURE = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb';
const VP8 = `${PICTURE} -f lavfi -i sine=sample_rate=48000 -t 5 -c:v libvpx -pix_fmt yuv420p -b:v 200k -g 30 -c:a libopus`;
const VP9 = `${PICTURE} -t 1 -c:v libvpx-vp9 -pix_fmt yuv420p -b:v 200k`;
const INDEX = Buffer.from([0x1c, 0x53, 0xbb, 0x6b]);

export default slowInNode(
  'convertMedia() copies VP8, VP9 and Opus of a WebM without a duration into a WebM with one, and with an index if there are keyframes after 2 seconds; overallProgress is 0, then null, while millisecondsWritten counts.',
  async () => {
    const files = [await made('vp8-live.webm', `${VP8} -live 1`), await made('vp9-live.webm', `${VP9} -live 1`)];
    for (const [index, file] of files.entries()) {
      const recording = new Blob([fs.readFileSync(file)], {type: 'video/webm'});
      const read = async (src: Blob) => {
        const samples: string[] = [];
        const keep = () => (sample: {data: Uint8Array}) => void samples.push(Buffer.from(sample.data).toString('base64'));
        const {durationInSeconds, ...codecs} = await parseMedia({
          ...{src, acknowledgeRemotionLicense: true, onVideoTrack: keep, onAudioTrack: keep},
          fields: {durationInSeconds: true, videoCodec: true, audioCodec: true},
        });
        return {durationInSeconds, codecs, samples: samples.toSorted()};
      };
      const shares = new Set<number | null>();
      const {save, finalState} = await convertMedia({
        ...{src: recording, container: 'webm', writer: bufferWriter, progressIntervalInMs: 1},
        onProgress: ({overallProgress}) => void shares.add(overallProgress),
      });
      const [before, after] = [await read(recording), await read(await save())];
      assert.equal(before.durationInSeconds, null);
      assert.ok(after.durationInSeconds && Math.abs(after.durationInSeconds - (index === 0 ? 5 : 1)) < 0.1, `${after.durationInSeconds}`);
      assert.deepEqual([after.codecs, after.samples], [before.codecs, before.samples]);
      assert.deepEqual(before.codecs, index === 0 ? {videoCodec: 'vp8', audioCodec: 'opus'} : {videoCodec: 'vp9', audioCodec: null});
      // Its keyframes are a second apart, and the other has one alone.
      assert.equal(Buffer.from(await (await save()).arrayBuffer()).includes(INDEX), index === 0);
      for (const share of shares) assert.ok(share === null || share === 0, `share ${share}`);
      assert.deepEqual([finalState.overallProgress, finalState.expectedOutputDurationInMs], [null, null]);
      assert.ok(finalState.millisecondsWritten > 900, `${finalState.millisecondsWritten}`);
    }
  },
);
