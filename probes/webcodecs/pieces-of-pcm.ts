import assert from 'node:assert/strict';
import {createAudioDecoder, webcodecsController} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

class Sound {
  close() {}
  constructor(readonly init: AudioDataInit) {}
}

export default inNode(
  '16-bit PCM reaches onFrame of createAudioDecoder() within decode(), in the format s16, also after an abort and close(); its flush() and waitForQueueToBeLessThan() resolve at once.',
  async () => {
    Object.assign(globalThis, {AudioData: Sound, EncodedAudioChunk: class {}});
    const controller = webcodecsController();
    const pieces: AudioDataInit[] = [];
    const errors: Error[] = [];
    const decoder = createAudioDecoder({
      track: {codec: 'pcm-s16', numberOfChannels: 2, sampleRate: 8000},
      controller,
      onFrame: (frame) => {
        pieces.push((frame as unknown as Sound).init);
        if (pieces.length === 4) throw new Error('enough');
      },
      onError: (error) => errors.push(error),
    });
    const decode = (timestamp: number) => void decoder.decode({type: 'key', timestamp, data: new Uint8Array(8)});
    decode(500_000);
    decode(600_000);
    // Nothing has been awaited yet.
    assert.deepEqual(
      pieces.map(({format, numberOfFrames, timestamp}) => [format, numberOfFrames, timestamp]),
      [
        ['s16', 2, 500_000],
        ['s16', 2, 600_000],
      ],
    );
    await Promise.all([decoder.flush(), decoder.flush(), decoder.waitForQueueToBeLessThan(0)]);
    controller.abort();
    decoder.close();
    decode(700_000);
    decode(800_000);
    await new Promise(setImmediate);
    assert.equal(pieces.length, 4);
    assert.deepEqual(
      errors.map(({message}) => message),
      ['enough'],
    );
    assert.equal(decoder.getMostRecentSampleInput(), 800_000);
  },
);
