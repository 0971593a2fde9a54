import assert from 'node:assert/strict';
import {audioBufferToDataUrl} from '@remotion/media-utils';
import {inNode} from '../lib/probe';

const START = 'data:audio/wav;base64,';

const bufferOf = (...channels: number[][]) =>
  ({numberOfChannels: channels.length, sampleRate: 48_000, getChannelData: (channel: number) => Float32Array.from(channels[channel] ?? [])}) as AudioBuffer;

export default inNode(
  'audioBufferToDataUrl() makes a WAV of 32-bit floating-point samples, with 256 kB per second and channel; of three channels it writes the first one alone, and in Node it throws.',
  () => {
    assert.throws(() => audioBufferToDataUrl(bufferOf([0])), {message: 'window is not defined'});
    const page = globalThis as {window?: object};
    page.window = {btoa};
    try {
      const wave = (...channels: number[][]) => {
        const url = audioBufferToDataUrl(bufferOf(...channels));
        assert.ok(url.startsWith(START));
        return Buffer.from(url.slice(START.length), 'base64');
      };
      const loud = wave([1.5, -2]);
      assert.deepEqual([loud.readFloatLE(44), loud.readFloatLE(48)], [1.5, -2]);
      assert.deepEqual([loud.readUInt16LE(20), loud.readUInt32LE(24), loud.readUInt16LE(34)], [3, 48_000, 32]);
      const second = Array.from({length: 48_000}, () => 0.25);
      const kilobytes = (...channels: number[][]) => Math.round(audioBufferToDataUrl(bufferOf(...channels)).length / 1000);
      assert.deepEqual([kilobytes(second), kilobytes(second, second)], [256, 512]);
      const three = wave(second, second, second);
      assert.equal(three.readUInt16LE(22), 3);
      assert.equal((three.length - 44) / three.readUInt32LE(28), 1 / 3);
    } finally {
      delete page.window;
    }
  },
);
