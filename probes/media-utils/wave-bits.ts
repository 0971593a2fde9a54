import assert from 'node:assert/strict';
import {getPartialWaveData, probeWaveFile} from '@remotion/media-utils';
import {serveWave} from '../lib/wave-server';
import {inNode} from '../lib/probe';

export default inNode('getPartialWaveData() refuses 24 bits per sample, and rejects with an AbortError once it is aborted.', async () => {
  await serveWave(async (src) => {
    const probe = await probeWaveFile(src);
    const options = {...probe, src, channelIndex: 0, fromSeconds: 0, toSeconds: 1, signal: new AbortController().signal};
    await assert.rejects(getPartialWaveData({...options, bitsPerSample: 24}), {message: 'Unsupported bits per sample: 24'});
    await assert.rejects(getPartialWaveData({...options, signal: AbortSignal.abort()}), {name: 'AbortError'});
  });
});
