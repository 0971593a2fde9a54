import assert from 'node:assert/strict';
import {probeWaveFile} from '@remotion/media-utils';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';
import {wav} from '../lib/wav';

export default inNode(
  'If the samples begin behind the bytes that were read, probeWaveFile() reads once more, up to the word "data", and durationInSeconds is 0; with a larger probeSize it is right after one request.',
  async () => {
    const plain = Buffer.from(await wav({bits: 16, seconds: 2}).arrayBuffer());
    const tags = Buffer.alloc(2008);
    tags.write('LIST', 0, 'latin1');
    tags.writeUInt32LE(2000, 4);
    const content = Buffer.concat([plain.subarray(0, 36), tags, plain.subarray(36)]);
    const ranges: string[] = [];
    const {origin, close} = await serve(({headers}, response) => {
      ranges.push(headers.range ?? 'whole');
      const [, last] = /^bytes=0-(\d+)$/.exec(headers.range ?? '') ?? [];
      response.writeHead(206).end(content.subarray(0, Number(last) + 1));
    });
    try {
      const {dataOffset, durationInSeconds} = await probeWaveFile(`${origin}/long.wav`);
      assert.deepEqual([dataOffset, durationInSeconds], [2052, 0]);
      assert.deepEqual(ranges.splice(0), ['bytes=0-1023', 'bytes=0-2047']);
      const large = await probeWaveFile(`${origin}/long.wav`, 4096);
      assert.deepEqual([large.dataOffset, large.durationInSeconds], [2052, 2]);
      assert.deepEqual(ranges, ['bytes=0-4095']);
    } finally {
      close();
    }
  },
);
