import assert from 'node:assert/strict';
import {createAudioDecoder} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

const decoded: number[] = [];
class Decoder {
  state = 'unconfigured';
  configure() {
    this.state = 'configured';
  }
  decode({byteLength}: {byteLength: number}) {
    decoded.push(byteLength);
  }
}
class Chunk {
  byteLength: number;
  constructor({data, ...rest}: {data: Uint8Array}) {
    Object.assign(this, rest);
    this.byteLength = data.byteLength;
  }
}

export default inNode(
  'createAudioDecoder() passes samples of 16 bytes or less on to the decoder, but waitForQueueToBeLessThan() does not wait for them; it waits for one of 17 bytes.',
  async () => {
    Object.assign(globalThis, {AudioDecoder: Decoder, EncodedAudioChunk: Chunk});
    const decoder = createAudioDecoder({track: {codec: 'mp4a.40.2', numberOfChannels: 1, sampleRate: 48_000}, onFrame() {}, onError: assert.fail});
    const add = (bytes: number) => decoder.decode({type: 'key', timestamp: bytes, data: new Uint8Array(bytes)} as never);
    for (const bytes of [16, 9, 1]) await add(bytes);
    assert.deepEqual(decoded, [16, 9, 1]);
    await decoder.waitForQueueToBeLessThan(1);
    await add(17);
    let resolved = false;
    const {setTimeout: original} = globalThis;
    globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout;
    try {
      void decoder.waitForQueueToBeLessThan(0).then(() => (resolved = true));
    } finally {
      globalThis.setTimeout = original;
    }
    await new Promise(setImmediate);
    assert.equal(resolved, false);
  },
);
