import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media, type MediaName} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'In MP4, fragmented MP4, WebM, MKV and transport streams, the slow fields count frames and seconds; slowFps and slowNumberOfFrames are 0 without a video track.',
  async () => {
    const fields = {slowFps: true, slowNumberOfFrames: true, slowDurationInSeconds: true} as const;
    const ask = async (name: MediaName) => parseMedia({src: await media(name), reader: nodeReader, fields, acknowledgeRemotionLicense: true});
    for (const [name, seconds] of [
      ['plain.mp4', 4],
      ['fragmented.mp4', 6],
      ['plain.webm', 2],
      ['plain.mkv', 2],
      ['plain.ts', 6],
    ] as const) {
      const {slowFps, slowNumberOfFrames, slowDurationInSeconds} = await ask(name);
      assert.ok(Math.abs(slowFps - 30) < 1.1, `${name} ${slowFps}`);
      assert.equal(slowNumberOfFrames, seconds * 30, name);
      assert.ok(Math.abs(slowDurationInSeconds - seconds) < 0.15, `${name} ${slowDurationInSeconds}`);
    }
    for (const name of ['tone.mp3', 'tone.wav', 'tone.aac'] as const) {
      const {slowFps, slowNumberOfFrames} = await ask(name);
      assert.deepEqual([slowFps, slowNumberOfFrames], [0, 0], name);
    }
  },
);
