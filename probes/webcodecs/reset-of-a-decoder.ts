import assert from 'node:assert/strict';
import {createAudioDecoder, createVideoDecoder} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

class Decoder {
  static last: Decoder;
  state = 'unconfigured';
  did: string[] = [];
  finishFlush = () => {};
  constructor() {
    Decoder.last = this;
  }
  configure() {
    this.did.push('configure');
    this.state = 'configured';
  }
  decode() {
    this.did.push('decode');
  }
  flush() {
    return new Promise<void>((resolve) => (this.finishFlush = resolve));
  }
  reset() {
    this.did.push('reset');
  }
  close() {
    this.did.push('close');
    this.state = 'closed';
  }
}
class Chunk {
  constructor(init: object) {
    Object.assign(this, {byteLength: 100}, init);
  }
}

export default inNode(
  'reset() of a video decoder empties the queue and wasReset() tells of it; for audio the count stays and wasReset() is false. A second flush() throws until the first has resolved, decode() after close() does nothing.',
  async () => {
    const {now} = Date;
    const {setTimeout: original} = globalThis;
    Object.assign(globalThis, {VideoDecoder: Decoder, AudioDecoder: Decoder, EncodedVideoChunk: Chunk, EncodedAudioChunk: Chunk});
    for (const isVideo of [true, false]) {
      const create = (isVideo ? createVideoDecoder : createAudioDecoder) as typeof createVideoDecoder;
      const decoder = create({track: {codec: 'any'}, onFrame: () => undefined, onError: assert.ifError});
      const browser = Decoder.last;
      const decode = (timestamp: number) => decoder.decode({type: 'key', timestamp, data: new Uint8Array(1)});
      assert.equal(decoder.getMostRecentSampleInput(), null);
      await decode(700);
      await decode(400);
      assert.equal(decoder.getMostRecentSampleInput(), 400);

      const flushed = decoder.flush();
      assert.throws(() => decoder.flush(), {message: 'Flush already pending'});
      await new Promise(setImmediate);
      browser.finishFlush();
      await flushed;
      const again = decoder.flush();
      await new Promise(setImmediate);
      browser.finishFlush();
      await again;

      try {
        Date.now = () => 1000;
        const {wasReset} = decoder.checkReset();
        assert.equal(wasReset(), false);
        Date.now = () => 1001;
        decoder.reset();
        assert.equal(wasReset(), isVideo);
        // One that was asked for after it.
        assert.equal(decoder.checkReset().wasReset(), false);
      } finally {
        Date.now = now;
      }
      assert.deepEqual(browser.did.slice(-2), ['reset', 'configure']);

      // Whoever has to wait is given a time limit.
      let waits = false;
      globalThis.setTimeout = (() => void (waits = true)) as unknown as typeof setTimeout;
      void decoder.waitForQueueToBeLessThan(1);
      globalThis.setTimeout = original;
      assert.equal(waits, !isVideo);
      decoder.close();
      decoder.close();
      await decode(800);
      assert.deepEqual(browser.did, ['configure', 'decode', 'decode', 'reset', 'configure', 'close']);
      assert.equal(decoder.getMostRecentSampleInput(), 400);
    }
  },
);
