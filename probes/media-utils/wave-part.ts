import assert from 'node:assert/strict';
import {getPartialWaveData, probeWaveFile} from '@remotion/media-utils';
import {serveWave} from '../lib/wave-server';
import {inNode} from '../lib/probe';

export default inNode('getPartialWaveData() returns 4,033 samples for half a second at 8,000 hertz, and 3,998 at the end of the file.', async () => {
  await serveWave(async (src) => {
    const probe = await probeWaveFile(src);
    const count = async (fromSeconds: number, toSeconds: number) =>
      (await getPartialWaveData({...probe, src, channelIndex: 0, fromSeconds, toSeconds, signal: new AbortController().signal})).length;
    assert.deepEqual([await count(0.5, 1), await count(1.5, 2)], [4033, 3998]);
    assert.equal(await count(1.5, 9), 3998, 'a point after the end is the end');
  });
});
