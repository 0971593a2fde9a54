import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';
import {openPageApp} from '../lib/page-app';

const ENTRY = `import {convertAudioData, createAudioEncoder, webcodecsController} from '@remotion/webcodecs';
import {encodeSunset} from './src/encode-sunset';

const sound = (sampleRate, index, value = 0.1) =>
  new AudioData({format: 'f32', sampleRate, numberOfChannels: 1, numberOfFrames: sampleRate / 50, timestamp: index * 20_000, data: new Float32Array(sampleRate / 50).fill(value)});
window.sounds = async (codec, sampleRate, value) => {
  const [sizes, rates, errors] = [[], [], []];
  const encoder = createAudioEncoder({
    controller: webcodecsController(),
    codec,
    config: {codec, numberOfChannels: 1, sampleRate: 48_000, bitrate: 64_000},
    logLevel: 'error',
    onChunk: async (chunk) => void sizes.push(chunk.byteLength),
    onError: ({message}) => void errors.push(message),
    onNewAudioSampleRate: (rate) => void rates.push(rate),
  });
  for (let index = 0; index < 10; index++) encoder.encode(sound(sampleRate, index, value));
  await encoder.waitForFinish();
  encoder.close();
  encoder.close();
  return {chunks: sizes.length, rates, errors};
};
window.sunset = async () => {
  const keys = [];
  let count = 0;
  await encodeSunset((chunk) => {
    if (chunk.type === 'key') keys.push(count);
    count++;
  });
  return [count, ...keys];
};
window.closed = () => {
  const data = sound(48_000, 0);
  data.close();
  try {
    convertAudioData({audioData: data, newSampleRate: 48_000});
    convertAudioData({audioData: data, newSampleRate: 16_000, format: 's16'});
  } catch (error) {
    return error.message;
  }
};
window.loud = () => {
  try {
    convertAudioData({audioData: sound(48_000, 0, 1.5), newSampleRate: 24_000, format: 'f32'});
    return 'converted';
  } catch (error) {
    return error.message;
  }
};
`;

export default inBrowser(
  'In Chromium, ten pieces of 20 ms at 48,000 hertz become eleven chunks of Opus, at 22,050 the rate is reported; close() can be called twice; the sunset is 30 chunks, keyframes 0 and 15; loud samples become WAV, not f32.',
  async (stage) => {
    const page = await openPageApp(stage, ['docs/webcodecs/create-video-encoder.mdx'], ENTRY);
    assert.deepEqual(await page.evaluate("sounds('opus', 48000)"), {chunks: 11, rates: [], errors: []});
    assert.deepEqual((await page.evaluate<{rates: number[]}>("sounds('opus', 22050)")).rates, [22_050]);
    assert.deepEqual(await page.evaluate('sunset()'), [30, 0, 15]);
    assert.equal(await page.evaluate('loud()'), 'All values in a Float32 array must be between -1 and 1');
    assert.deepEqual((await page.evaluate<{chunks: number}>("sounds('wav', 48000, 1.5)")).chunks, 10);
  },
);
