import assert from 'node:assert/strict';
import {createSmoothSvgPath, getPartialWaveData, probeWaveFile, visualizeAudioWaveform} from '@remotion/media-utils';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';
import {wav} from '../lib/wav';

export default inNode(
  'createSmoothSvgPath(), getPartialWaveData() and visualizeAudioWaveform() have one parameter, an object; probeWaveFile() asks for the first 1,024 bytes, and five of its fields are options of getPartialWaveData().',
  async () => {
    for (const call of [createSmoothSvgPath, getPartialWaveData, visualizeAudioWaveform]) assert.equal(call.length, 1, call.name);
    const content = Buffer.from(await wav({bits: 16, channels: 2, seconds: 2}).arrayBuffer());
    const ranges: unknown[] = [];
    const {origin, close} = await serve(({headers: {range = ''}}, response) => {
      ranges.push(range);
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
      response.writeHead(206).end(content.subarray(Number(first), Number(last) + 1));
    });
    try {
      const src = `${origin}/lecture.wav`;
      const found = await probeWaveFile(src);
      assert.deepEqual(ranges, ['bytes=0-1023']);
      const read = new Set<string>();
      const given = {...found, src, channelIndex: 0, fromSeconds: 0, toSeconds: 1, signal: new AbortController().signal};
      const options = new Proxy(given, {
        get(target, key: string) {
          read.add(key);
          return target[key as keyof typeof target];
        },
      });
      await getPartialWaveData(options);
      const shared = Object.keys(found).filter((key) => read.has(key));
      assert.deepEqual(shared.sort(), ['bitsPerSample', 'blockAlign', 'dataOffset', 'fileSize', 'sampleRate']);
      content.write('fact', 36, 'latin1');
      await assert.rejects(probeWaveFile(src), {message: 'getPartialAudioData() requires a WAVE file, but the bytes 36-40 are not "data". '});
    } finally {
      close();
    }
  },
);
