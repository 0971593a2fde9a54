import assert from 'node:assert/strict';
import {nodeReader} from '@remotion/media-parser/node';
import {convertMedia} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {installed} from '../lib/installed';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {wav} from '../lib/wav';

/** The browser's AudioData with 16-bit samples. */
class Sound {
  samples: Int16Array;
  format = 's16';
  constructor(private init: AudioDataInit) {
    const {buffer, byteOffset, byteLength} = init.data as Uint8Array<ArrayBuffer>;
    this.samples = new Int16Array(buffer.slice(byteOffset, byteOffset + byteLength));
  }
  get numberOfChannels() {
    return this.init.numberOfChannels;
  }
  get numberOfFrames() {
    return this.init.numberOfFrames;
  }
  get sampleRate() {
    return this.init.sampleRate;
  }
  get timestamp() {
    return this.init.timestamp;
  }
  get duration() {
    return (this.numberOfFrames / this.sampleRate) * 1_000_000;
  }
  clone() {
    return new Sound(this.init);
  }
  copyTo(target: Int16Array | Uint8Array) {
    new Uint8Array(target.buffer, target.byteOffset, target.byteLength).set(new Uint8Array(this.samples.buffer));
  }
  allocationSize() {
    return this.samples.byteLength;
  }
  close() {}
}

type Wav = {
  addTrack(track: object): Promise<{trackNumber: number}>;
  addSample(sample: {chunk: object; trackNumber: number}): Promise<void>;
  waitForFinish(): Promise<void>;
  getBlob(): Promise<Blob>;
};
const {createWav} = installed<{createWav(options: object): Promise<Wav>}>('@remotion/webcodecs/dist/create/wav/create-wav.js');

export default inNode(
  'A WAV of convertMedia() has 16 bits and the byte rate sampleRate × channels + 2, 44 bytes without audio, and the samples of two tracks in a row; onAudioData may change nothing but samples.',
  async () => {
    Object.assign(globalThis, {AudioData: Sound, EncodedAudioChunk: class {}});
    const src = wav({bits: 16, channels: 2, rate: 16_000, seconds: 1});
    type Options = Partial<Parameters<typeof convertMedia>[0]>;
    const convert = async (options: Options) => {
      const result = await convertMedia({src, container: 'wav', writer: bufferWriter, ...options});
      return Buffer.from(await (await result.save()).arrayBuffer());
    };
    const header = (file: Buffer) => ({
      ...{channels: file.readUInt16LE(22), rate: file.readUInt32LE(24), byteRate: file.readUInt32LE(28), block: file.readUInt16LE(32)},
      ...{bits: file.readUInt16LE(34), length: file.readUInt32LE(40)},
    });
    const converted = await convert({});
    assert.deepEqual(header(converted), {channels: 2, rate: 16_000, byteRate: 32_002, block: 4, bits: 16, length: 64_000});
    assert.equal(converted.length, 64_044);
    const slower = await convert({onAudioTrack: () => ({type: 'reencode', audioCodec: 'wav', bitrate: 1, sampleRate: 8000})});
    assert.deepEqual([header(slower).rate, slower.length], [8000, 32_044]);
    assert.equal((await convert({src: await media('silent.mp4'), reader: nodeReader})).length, 44);

    const created = await createWav({
      ...{filename: 'x.wav', logLevel: 'error', writer: bufferWriter, onBytesProgress() {}, onMillisecondsProgress() {}},
      progressTracker: {registerTrack() {}, updateTrackProgress() {}},
    });
    for (const byte of [1, 2]) {
      const {trackNumber} = await created.addTrack({type: 'audio', numberOfChannels: 1, sampleRate: 8000});
      await created.addSample({trackNumber, chunk: {data: new Uint8Array(4).fill(byte), timestamp: 0, duration: 250}});
    }
    await created.waitForFinish();
    assert.deepEqual([...new Uint8Array(await (await created.getBlob()).arrayBuffer())].slice(44), [1, 1, 1, 1, 2, 2, 2, 2]);

    const returning = (change: object) =>
      convert({
        onAudioData: ({audioData}) => Object.defineProperties((audioData as unknown as Sound).clone(), Object.getOwnPropertyDescriptors(change)) as never,
      });
    assert.equal((await returning({samples: new Int16Array(1280)})).length, 64_044);
    for (const [change, what] of [
      [{duration: 5}, 'duration'],
      [{numberOfChannels: 1}, 'number of channels'],
      [{sampleRate: 8000, numberOfFrames: 320}, 'sample rate'],
      [{format: 'f32'}, 'format'],
      [{timestamp: 5}, 'timestamp'],
    ] as const)
      await assert.rejects(returning(change), ({message, cause}: Error) => {
        assert.match(message, /^Audio decoder of track \d failed\. Config: .*\(see \.cause of this error\)$/);
        assert.equal((cause as Error).message.split('.')[0], `onAudioData returned a different ${what} than the input audio data`);
        return true;
      });
  },
);
