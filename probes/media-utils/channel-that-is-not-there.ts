import assert from 'node:assert/strict';
import {getPartialWaveData, probeWaveFile} from '@remotion/media-utils';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';
import {wav} from '../lib/wav';

export default inNode(
  'Reading the right channel of a mono WAV file, or a third one of a stereo file, rejects with "Tried to read a 16-bit integer from offset".',
  async () => {
    for (const channels of [1, 2]) {
      const content = Buffer.from(await wav({bits: 16, channels}).arrayBuffer());
      const {origin, close} = await serve(({headers}, response) => {
        const [start, end] = /(\d+)-(\d+)/.exec(headers.range!)!.slice(1).map(Number) as [number, number];
        response.writeHead(206).end(content.subarray(start, end + 1));
      });
      try {
        const src = `${origin}/bell.wav`;
        const probe = await probeWaveFile(src);
        const read = (channelIndex: number) =>
          getPartialWaveData({...probe, src, channelIndex, fromSeconds: 0, toSeconds: 0.5, signal: new AbortController().signal});
        for (let index = 0; index < channels; index++) assert.ok((await read(index)).length > 4000);
        await assert.rejects(read(channels), {message: /^Tried to read a 16-bit integer from offset \d+ but the array length is \d+$/});
      } finally {
        close();
      }
    }
  },
);
