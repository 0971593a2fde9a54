import assert from 'node:assert/strict';
import {getPartialWaveData, probeWaveFile, useWindowedAudioData, visualizeAudio} from '@remotion/media-utils';
import {made} from '../lib/media';
import {inNode} from '../lib/probe';
import {serveFile} from '../lib/serve';

export default inNode(
  'A second of 16-bit stereo at 44,100 Hz is 176,400 bytes of the file and, at 4 bytes per sample, as many for one channel, so 352,800 where it is kept twice. useWindowedAudioData() and visualizeAudio() take one argument.',
  async () => {
    const input = '-f lavfi -i sine=sample_rate=44100 -t 3 -ac 2 -c:a pcm_s16le -map_metadata -1 -fflags +bitexact -flags:a +bitexact';
    const {origin, close} = await serveFile(await made('stereo-44100.wav', input));
    try {
      const src = `${origin}/stereo.wav`;
      const probe = await probeWaveFile(src);
      assert.deepEqual([probe.sampleRate, probe.numberOfChannels, probe.bitsPerSample, probe.sampleRate * probe.blockAlign], [44_100, 2, 16, 176_400]);
      const read = (toSeconds: number) => getPartialWaveData({...probe, src, channelIndex: 0, fromSeconds: 0, toSeconds, signal: new AbortController().signal});
      const [one, two] = [await read(1), await read(2)];
      assert.equal(one.BYTES_PER_ELEMENT, 4);
      assert.equal(two.byteLength - one.byteLength, 176_400);
      assert.equal(2 * 4 * probe.sampleRate, 352_800);
      assert.deepEqual([useWindowedAudioData.length, visualizeAudio.length], [1, 1]);
    } finally {
      close();
    }
  },
);
