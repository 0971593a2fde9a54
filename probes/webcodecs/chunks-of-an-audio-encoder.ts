import assert from 'node:assert/strict';
import {createAudioEncoder, webcodecsController, type ConvertMediaAudioCodec} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

type Chunk = {timestamp: number};

/** As much of the browser's AudioData as is used here. */
class Sound {
  closed = false;
  format = 's16';
  numberOfChannels = 1;
  numberOfFrames: number;
  sampleRate: number;
  timestamp: number;
  constructor({sampleRate = 8000, timestamp = 1000, numberOfFrames = 800}: {sampleRate?: number; timestamp?: number; numberOfFrames?: number}) {
    this.sampleRate = sampleRate;
    this.timestamp = timestamp;
    this.numberOfFrames = numberOfFrames;
  }
  clone() {
    return new Sound(this);
  }
  copyTo(target: Int16Array) {
    target.fill(7);
  }
  allocationSize() {
    return this.numberOfFrames * 2;
  }
  close() {
    this.closed = true;
  }
}
class Encoder {
  static last: Encoder;
  state = 'unconfigured';
  rates: number[] = [];
  encoded = 0;
  private output: (chunk: Chunk) => Promise<void>;
  constructor({output}: {output(chunk: Chunk): Promise<void>}) {
    this.output = output;
    Encoder.last = this;
  }
  configure({sampleRate}: {sampleRate: number}) {
    this.state = 'configured';
    this.rates.push(sampleRate);
  }
  encode({timestamp}: Sound) {
    this.encoded++;
    void this.output({timestamp});
  }
  flush() {
    return this.state === 'unconfigured' ? Promise.reject(new DOMException('', 'InvalidStateError')) : Promise.resolve();
  }
  close() {
    this.state = 'closed';
  }
}

export default inNode(
  'createAudioEncoder() configures opus and aac with the rate of the first data and reports it if it differs; wav gives 16-bit PCM at the rate in config, closes the data and does not catch what onChunk throws.',
  async () => {
    Object.assign(globalThis, {AudioEncoder: Encoder, AudioData: Sound});
    const start = (codec: ConvertMediaAudioCodec, onChunk: (chunk: EncodedAudioChunk) => Promise<void>) => {
      const controller = webcodecsController();
      const [rates, errors]: [number[], string[]] = [[], []];
      const options = {
        ...{codec, controller, onChunk, logLevel: 'error' as const, config: {codec, numberOfChannels: 1, sampleRate: 4000, bitrate: 64_000}},
        ...{onError: ({message}: Error) => void errors.push(message), onNewAudioSampleRate: (rate: number) => void rates.push(rate)},
      };
      return {options, controller, encoder: createAudioEncoder(options), rates, errors};
    };
    const pass = (encoder: {encode(data: AudioData): unknown}, changes = {}) => {
      const sound = new Sound(changes);
      return {sound, result: encoder.encode(sound as unknown as AudioData)};
    };
    const failing = () => Promise.reject(new Error('no space'));

    for (const codec of ['opus', 'aac'] as const) {
      const {options, controller, encoder, rates, errors} = start(codec, failing);
      await assert.rejects(encoder.waitForFinish(), {name: 'InvalidStateError'});
      assert.equal(pass(encoder).sound.closed, false);
      pass(encoder, {timestamp: 2000});
      await encoder.waitForFinish();
      assert.deepEqual([Encoder.last.rates, rates, errors], [[8000], [8000], ['no space', 'no space']]);
      controller.abort();
      assert.equal(Encoder.last.state, 'closed');
      pass(encoder);
      assert.equal(Encoder.last.encoded, 2);
      assert.throws(() => createAudioEncoder(options), {name: 'MediaParserAbortError', message: 'Not creating audio encoder, already aborted'});
      const same = start(codec, () => Promise.resolve());
      pass(same.encoder, {sampleRate: 4000});
      assert.deepEqual([Encoder.last.rates, same.rates], [[4000], []]);
    }
    const unknown = () => start('mp3' as 'opus', failing);
    assert.throws(unknown, {message: 'Only `codec: "opus"` and `codec: "aac"` is supported currently'});

    const chunks: EncodedAudioChunk[] = [];
    const wav = start('wav', (chunk) => Promise.resolve(void chunks.push(chunk)));
    const {sound} = pass(wav.encoder);
    assert.equal(sound.closed, true);
    const samples = new Int16Array(400);
    chunks[0]?.copyTo(samples);
    assert.deepEqual([chunks[0]?.byteLength, samples[0], wav.rates], [800, 7, []]);
    await Promise.all([wav.encoder.waitForFinish(), wav.encoder.flush()]);

    const broken = start('wav', failing);
    await assert.rejects(pass(broken.encoder).result as Promise<void>, {message: 'no space'});
    assert.deepEqual(broken.errors, []);
  },
);
