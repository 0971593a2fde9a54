import assert from 'node:assert/strict';
import {createAudioDecoder, createVideoDecoder, webcodecsController} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

class Decoder {
  static last: Decoder;
  state = 'unconfigured';
  decoded = 0;
  constructor() {
    Decoder.last = this;
  }
  configure() {
    this.state = 'configured';
  }
  decode() {
    this.decoded++;
  }
  close() {
    this.state = 'closed';
  }
}
class Chunk {
  constructor(init: object) {
    Object.assign(this, {byteLength: 100}, init);
  }
}

export default inNode(
  'decode() of a video or audio decoder waits while its controller is paused; abort() closes the decoder without a call of onError, and an aborted controller makes both functions throw the same message.',
  async () => {
    Object.assign(globalThis, {VideoDecoder: Decoder, AudioDecoder: Decoder, EncodedVideoChunk: Chunk, EncodedAudioChunk: Chunk});
    for (const create of [createVideoDecoder, createAudioDecoder as unknown as typeof createVideoDecoder]) {
      const controller = webcodecsController();
      const options = {track: {codec: 'any'}, controller, onFrame: () => undefined, onError: (error: Error) => assert.ifError(error)};
      const decoder = create(options);
      const browser = Decoder.last;
      const decode = () => decoder.decode({type: 'key', timestamp: 100, data: new Uint8Array(1)});
      controller.pause();
      const decoded = decode();
      await new Promise(setImmediate);
      assert.equal(browser.decoded, 0);
      controller.resume();
      await decoded;
      assert.equal(browser.decoded, 1);

      controller.abort();
      assert.equal(browser.state, 'closed');
      await decode();
      assert.equal(browser.decoded, 1);
      assert.throws(() => create(options), {name: 'Error', message: 'Not creating audio decoder, already aborted'});
    }
  },
);
