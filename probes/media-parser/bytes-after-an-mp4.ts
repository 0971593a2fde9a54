import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {media, type MediaName} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'One to seven bytes after an MP4 make reading its samples fail: after all of them if the index is at the beginning, before the first if it is at the end. Eight bytes do not.',
  async () => {
    let samples = 0;
    const read = async (name: MediaName, extra: number) => {
      samples = 0;
      const parts = [new Uint8Array(fs.readFileSync(await media(name))), new Uint8Array(extra).fill(65)];
      const count = () => () => void samples++;
      await parseMedia({src: new File(parts, name), acknowledgeRemotionLicense: true, onVideoTrack: count, onAudioTrack: count});
      return samples;
    };
    for (const [name, arrives] of [
      ['plain.mp4', true],
      ['long.mp4', false],
    ] as const) {
      const all = await read(name, 0);
      assert.equal(await read(name, 8), all);
      for (const extra of [1, 3, 4, 7]) {
        await assert.rejects(
          read(name, extra),
          extra < 4 ? /^RangeError: Offset is outside the bounds of the DataView$/ : /Incomplete boxes are not allowed\./,
        );
        assert.equal(samples, arrives ? all : 0);
      }
    }
  },
);
