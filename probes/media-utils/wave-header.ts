import assert from 'node:assert/strict';
import {probeWaveFile} from '@remotion/media-utils';
import {serveWave} from '../lib/wave-server';
import {inNode} from '../lib/probe';

export default inNode('probeWaveFile() returns what the header of a WAV file says; its size leaves out the first 8 bytes.', async () => {
  await serveWave(async (src, bytes) => {
    const {dataOffset, bitsPerSample, numberOfChannels, sampleRate, blockAlign, fileSize, durationInSeconds} = await probeWaveFile(src);
    assert.deepEqual([dataOffset, bitsPerSample, numberOfChannels, sampleRate, blockAlign, durationInSeconds], [44, 16, 2, 8000, 4, 2]);
    assert.deepEqual([bytes, fileSize], [64_044, 64_036]);
  });
});
