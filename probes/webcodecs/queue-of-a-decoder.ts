import assert from 'node:assert/strict';
import {createAudioDecoder, createVideoDecoder} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

type Frame = {timestamp: number; duration: number; close(): void};
type Callbacks = {output(frame: Frame): Promise<void>; error(error: Error): void};

/** What the browser's decoders do as far as the toolkit looks: the probe says itself when a frame comes out. */
class Decoder {
  static last: Callbacks;
  state = 'unconfigured';
  constructor(callbacks: Callbacks) {
    Decoder.last = callbacks;
  }
  configure() {
    this.state = 'configured';
  }
  decode() {}
}
class Chunk {
  constructor(init: object) {
    Object.assign(this, {byteLength: 100}, init);
  }
}

const turn = () => new Promise(setImmediate);

export default inNode(
  'A sample waits in a decoder until the promise of onFrame settles; waitForQueueToBeLessThan(1) resolves with one left and rejects after 10 seconds. If onFrame fails, the frame is closed, and onError hears of it.',
  async () => {
    Object.assign(globalThis, {VideoDecoder: Decoder, AudioDecoder: Decoder, EncodedVideoChunk: Chunk, EncodedAudioChunk: Chunk});
    for (const [create, label] of [
      [createVideoDecoder, 'Video decoder'],
      [createAudioDecoder, 'Audio decoder'],
    ] as const) {
      const errors: string[] = [];
      const settle: {resolve(): void; reject(error: Error): void}[] = [];
      const decoder = (create as typeof createVideoDecoder)({
        track: {codec: 'any'},
        onFrame: () => new Promise<void>((resolve, reject) => void settle.push({resolve, reject})),
        onError: ({message}) => void errors.push(message),
      });
      const closed: number[] = [];
      const deliver = (timestamp: number) => void Decoder.last.output({timestamp, duration: 0, close: () => void closed.push(timestamp)});
      for (const timestamp of [100, 200, 300]) await decoder.decode({type: 'key', timestamp, data: new Uint8Array(1)});

      let resolved = false;
      const waiting = decoder.waitForQueueToBeLessThan(1).then(() => (resolved = true));
      deliver(100);
      settle[0]?.resolve();
      deliver(200);
      await turn();
      assert.equal(resolved, false);
      settle[1]?.reject(new Error('no canvas'));
      await waiting;
      assert.deepEqual([closed, errors], [[200], ['no canvas']]);

      const {setTimeout: original} = globalThis;
      let late: {run: () => void; ms: number} | undefined;
      globalThis.setTimeout = ((run: () => void, ms: number) => void (late = {run, ms})) as unknown as typeof setTimeout;
      try {
        const given = decoder.waitForQueueToBeLessThan(0);
        assert.equal(late?.ms, 10_000);
        late.run();
        await assert.rejects(given, ({message}: Error) => message.startsWith(`Waited too long for ${label} to finish:\n1 queued items`));
      } finally {
        globalThis.setTimeout = original;
      }
    }
  },
);
