import assert from 'node:assert/strict';
import fs from 'node:fs';
import {made, media} from '../lib/media';
import {openPageApp} from '../lib/page-app';
import {inBrowser} from '../lib/probe';

const ENTRY = `import {parseMedia} from '@remotion/media-parser';
import {averageBrightness} from './app/average-brightness';
import {drawFirstPicture} from './app/first-picture';
import {peakLevel} from './app/peak-level';

const file = (bytes) => new File([new Uint8Array(bytes)], 'clip');
const message = (error) => error.message;
window.first = async (bytes) => {
  const canvas = document.createElement('canvas');
  return drawFirstPicture(file(bytes), canvas).then(() => [canvas.width, canvas.height, ...canvas.getContext('2d').getImageData(9, 9, 1, 1).data], message);
};
window.brightness = (bytes) => averageBrightness(URL.createObjectURL(new Blob([new Uint8Array(bytes)], {type: 'video/mp4'})));
window.peak = (bytes) => peakLevel(file(bytes));
/** The times of the samples, of the frames in the order in which they leave, and how many left before flush(). */
window.orders = async (bytes) => {
  const samples = [];
  const frames = [];
  let before = 0;
  await parseMedia({
    src: file(bytes),
    acknowledgeRemotionLicense: true,
    onVideoTrack: ({track}) => {
      const decoder = new VideoDecoder({output: (frame) => (frames.push(frame.timestamp), frame.close()), error: () => undefined});
      decoder.configure(track);
      return (sample) => {
        samples.push(sample.timestamp);
        decoder.decode(new EncodedVideoChunk(sample));
        return async () => {
          before = frames.length;
          await decoder.flush();
        };
      };
    },
  });
  return {samples, frames, before};
};
/** How long the pieces of decoded audio are, in microseconds. */
window.pieces = async (bytes) => {
  const durations = [];
  await parseMedia({
    src: file(bytes),
    acknowledgeRemotionLicense: true,
    onAudioTrack: ({track}) => {
      const decoder = new AudioDecoder({output: (audio) => (durations.push(audio.duration), audio.close()), error: () => undefined});
      decoder.configure(track);
      return (sample) => {
        decoder.decode(new EncodedAudioChunk(sample));
        return () => decoder.flush();
      };
    },
  });
  return durations;
};
/** What a decoder says to a file without its first sample. */
window.withoutKey = async (bytes) => {
  let said = '';
  await parseMedia({
    src: file(bytes),
    acknowledgeRemotionLicense: true,
    onVideoTrack: ({track}) => {
      const decoder = new VideoDecoder({output: (frame) => frame.close(), error: () => undefined});
      decoder.configure(track);
      return (sample) => {
        if (sample.type === 'key' || said) return;
        try {
          decoder.decode(new EncodedVideoChunk(sample));
        } catch (error) {
          said = error.message;
        }
      };
    },
  });
  return said;
};
window.codecOf = async (bytes) => {
  let found = {};
  await parseMedia({
    src: file(bytes),
    acknowledgeRemotionLicense: true,
    onVideoTrack: async ({track}) => {
      found = {codec: track.codec, supported: (await VideoDecoder.isConfigSupported(track)).supported};
      return null;
    },
  });
  return found;
};
`;

type Orders = {samples: number[]; frames: number[]; before: number};

export default inBrowser(
  'In headless Chromium, the samples of the page decode H.264 in order, the last frames at flush(), and the left channel of AAC, Opus, MP3 and WAV; VP8 and VP9 are supported, H.265 is not; a key frame comes first.',
  async (stage) => {
    const page = await openPageApp(stage, ['docs/media-parser/webcodecs.mdx'], ENTRY);
    const run = async <Result>(name: string, file: string) => page.evaluate<Result>(`${name}(${JSON.stringify([...fs.readFileSync(file)])})`);
    const silent = await media('silent.mp4');
    const [width, height, red = 0, green = 0, blue = 0, alpha] = await run<number[]>('first', silent);
    assert.deepEqual([width, height, alpha], [160, 90, 255]);
    assert.ok(red > green && green > blue);
    const brightness = await run<number[]>('brightness', silent);
    assert.equal(brightness.length, 60);
    assert.ok(brightness.every((value) => Math.abs(value - 120) < 15));

    const crossed = await made('crossed.mp4', `-i ${silent} -c:v libx264 -bf 2 -b_strategy 0 -g 30`);
    const {samples, frames, before} = await run<Orders>('orders', crossed);
    const sorted = [...samples].sort((a, b) => a - b);
    assert.notDeepEqual(samples, sorted);
    assert.equal(frames.length, sorted.length);
    assert.ok(frames.every((time, index) => Math.abs(time - sorted[index]!) < 2));
    assert.ok(before < frames.length);

    for (const name of ['tone.m4a', 'plain.webm', 'tone.mp3', 'tone.wav'] as const) assert.ok((await run<number>('peak', await media(name))) > 0.05, name);
    const pieces = await run<number[]>('pieces', await media('tone.m4a'));
    assert.ok(pieces.length > 50 && pieces.every((duration) => duration > 1000 && duration < 100_000));

    assert.equal(await run<number>('peak', await media('right-only.wav')), 0);

    const hevc = await media('hevc.mp4');
    assert.deepEqual(await run<number[]>('brightness', hevc), []);
    assert.equal(await page.evaluate("VideoDecoder.isConfigSupported({codec: 'vp09.00.10.08'}).then(({supported}) => supported)"), true);
    assert.match(await run<string>('first', hevc), /^This browser does not play hvc1/);
    const {codec, supported} = await run<{codec: string; supported: boolean}>('codecOf', hevc);
    assert.match(codec, /^hvc1/);
    assert.equal(supported, false);
    for (const [name, start] of [
      ['plain.mp4', 'avc1'],
      ['plain.webm', 'vp8'],
    ] as const) {
      const found = await run<{codec: string; supported: boolean}>('codecOf', await media(name));
      assert.ok(found.codec.startsWith(start) && found.supported);
    }
    assert.match(await run<string>('withoutKey', silent), /A key frame is required after configure\(\) or flush\(\)\./);
  },
);
