import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';
import {wav} from '../lib/wav';

const APP = `import {convertMedia} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';

const configure = AudioEncoder.prototype.configure;
const rates = [];
AudioEncoder.prototype.configure = function (config) {
  rates.push(config.sampleRate);
  return configure.call(this, config);
};
window.convert = async (bytes, container, audioCodec) => {
  const {save} = await convertMedia({
    src: new File([new Uint8Array(bytes)], 'sound.wav'),
    container,
    writer: bufferWriter,
    onAudioTrack: () => ({type: 'reencode', audioCodec, bitrate: 64000, sampleRate: 16000}),
  });
  return {size: (await save()).size, rates};
};
`;

export default inBrowser('The sampleRate of an operation resamples a WAV file, while Opus is encoded at the rate of the source.', async (stage) => {
  const page = await openApp(stage, APP);
  await page.route('https://www.remotion.pro/**', (route) => route.abort());
  const sound = [...new Uint8Array(await wav({bits: 16, rate: 48_000}).arrayBuffer())];
  const convert = (container: string, codec: string) =>
    page.evaluate<{size: number; rates: number[]}>(`convert(${JSON.stringify(sound)}, '${container}', '${codec}')`);
  assert.equal((await convert('wav', 'wav')).size, 44 + 16_000 * 2);
  assert.deepEqual((await convert('webm', 'opus')).rates, [48_000]);
});
