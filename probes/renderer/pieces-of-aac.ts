import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Options = {compositionStart: number; realFrameRange: [number, number]; fps: number; forSeamlessAacConcatenation: boolean};
type Extra = {extraFramesToCaptureAssetsFrontend: number[]; extraFramesToCaptureAssetsBackend: number[]; chunkLengthInSeconds: number};
const {getExtraFramesToCapture} = installed<{getExtraFramesToCapture: (options: Options) => Extra}>('@remotion/renderer/dist/get-extra-frames-to-capture.js');
const {canConcatAudioSeamlessly, canConcatVideoSeamlessly} = installed<{
  canConcatAudioSeamlessly: (codec: string, frames: number) => boolean;
  canConcatVideoSeamlessly: (codec: string) => boolean;
}>('@remotion/renderer/dist/can-concat-seamlessly.js');

const PACKET = 1024 / 48_000;

export default inNode(
  'The audio of a piece is cut at packets of 1,024 samples, with two more at each end; AAC of 5 frames or more is joined as it is, and shorter pieces are not.',
  () => {
    const piece = (realFrameRange: [number, number], forSeamlessAacConcatenation = true) =>
      getExtraFramesToCapture({realFrameRange, forSeamlessAacConcatenation, compositionStart: 0, fps: 30});
    const middle = piece([100, 199]);
    const packets = middle.chunkLengthInSeconds / PACKET;
    assert.ok(Math.abs(packets - Math.round(packets)) < 1e-6);
    // From frame 100 to 200 are 156.25 packets, and the ends are rounded to the closest packet.
    assert.equal(Math.round(packets), Math.round(200 / 30 / PACKET) - Math.round(100 / 30 / PACKET) + 4);
    assert.deepEqual(
      [middle.extraFramesToCaptureAssetsFrontend, middle.extraFramesToCaptureAssetsBackend],
      [
        [98, 99],
        [200, 201],
      ],
    );
    const without = piece([100, 199], false);
    assert.deepEqual([without.extraFramesToCaptureAssetsFrontend, without.extraFramesToCaptureAssetsBackend], [[], []]);
    assert.throws(() => getExtraFramesToCapture({realFrameRange: [10, 20], compositionStart: 30, fps: 30, forSeamlessAacConcatenation: true}), {
      message: 'chunkStart may not be below compositionStart',
    });

    assert.deepEqual(
      [4, 5].map((frames) => canConcatAudioSeamlessly('aac', frames)),
      [false, true],
    );
    for (const codec of ['mp3', 'opus', 'pcm-16']) assert.equal(canConcatAudioSeamlessly(codec, 100), false, codec);
    assert.deepEqual(
      ['h264', 'h265', 'vp8'].map((codec) => canConcatVideoSeamlessly(codec)),
      [true, false, false],
    );
  },
);
