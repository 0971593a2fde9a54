import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {validCodecs} = installed<{validCodecs: readonly string[]}>('@remotion/renderer/dist/codec.js');
const {canUseParallelEncoding} = installed<{canUseParallelEncoding: (codec: string) => boolean}>('@remotion/renderer/dist/can-use-parallel-encoding.js');

export default inNode(
  'Of all codecs, only h264, h264-mkv and h265 can be encoded while frames are rendered; VP8, VP9, ProRes, GIF and h264-ts are encoded from images after the last frame.',
  () => {
    const [meanwhile, afterward] = [true, false].map((can) => validCodecs.filter((codec) => canUseParallelEncoding(codec) === can).toSorted());
    assert.deepEqual(meanwhile, ['h264', 'h264-mkv', 'h265']);
    for (const codec of ['vp8', 'vp9', 'prores', 'gif', 'h264-ts']) assert.ok(afterward!.includes(codec), codec);
  },
);
