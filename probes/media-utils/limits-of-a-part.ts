import assert from 'node:assert/strict';
import {getPartialWaveData, probeWaveFile} from '@remotion/media-utils';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';
import {serveWave} from '../lib/wave-server';

export default inNode(
  'getPartialWaveData() asks for no byte after fileSize, whatever toSeconds says, and rejects with a TimeoutError if its signal is that of AbortSignal.timeout() and the server does not answer.',
  async () => {
    await serveWave(async (src, bytes) => {
      const probe = await probeWaveFile(src);
      const {fetch} = globalThis;
      let range = '';
      globalThis.fetch = (url, init) => {
        range = new Headers(init?.headers).get('range') ?? '';
        return fetch(url, init);
      };
      try {
        const signal = new AbortController().signal;
        for (const fileSize of [bytes, 1044, 5044]) {
          for (const toSeconds of [1.9, 3, 100]) {
            const samples = await getPartialWaveData({...probe, src, fileSize, channelIndex: 0, fromSeconds: 0, toSeconds, signal});
            const last = Number(range.split('-')[1]);
            assert.ok(last < fileSize, `${range} of ${fileSize}`);
            assert.ok(samples.length * probe.blockAlign <= fileSize - probe.dataOffset);
          }
        }
      } finally {
        globalThis.fetch = fetch;
      }
    });
    const {origin, close} = await serve(() => undefined);
    try {
      const part = {src: origin, dataOffset: 44, bitsPerSample: 16, channelIndex: 0, sampleRate: 8000, fromSeconds: 0, toSeconds: 1, blockAlign: 2};
      await assert.rejects(getPartialWaveData({...part, fileSize: 32_044, signal: AbortSignal.timeout(20)}), {name: 'TimeoutError'});
    } finally {
      close();
    }
  },
);
