import assert from 'node:assert/strict';
import {getPartialWaveData, probeWaveFile} from '@remotion/media-utils';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';
import {wav} from '../lib/wav';

export default inNode('With 8 bits per sample, getPartialWaveData() returns samples from 0 to 2, and 1 for silence.', async () => {
  const content = Buffer.from(await wav({bits: 8}).arrayBuffer());
  content.set([0, 128, 255], 44);
  const {origin: src, close} = await serve(({headers}, response) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    response.writeHead(206).end(content.subarray(Number(first), Number(last) + 1));
  });
  try {
    const layout = await probeWaveFile(src);
    const samples = await getPartialWaveData({...layout, src, channelIndex: 0, fromSeconds: 0, toSeconds: 0.5, signal: new AbortController().signal});
    assert.deepEqual([...samples.subarray(0, 3)], [0, 1, 255 / 128]);
  } finally {
    close();
  }
});
