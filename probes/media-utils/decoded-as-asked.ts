import assert from 'node:assert/strict';
import {getAudioData} from '@remotion/media-utils';
import {inNode} from '../lib/probe';

export default inNode(
  'getAudioData() decodes at the rate asked for, 48,000 hertz by default, returns an array for each channel and the length of the sound, passes on what the decoder throws, and asks about CORS where fetching fails.',
  async () => {
    const globals = {
      window: {origin: 'http://localhost:3000'},
      document: {},
      AudioContext: class {
        constructor(readonly options: {sampleRate: number}) {}
        decodeAudioData = ({byteLength}: ArrayBuffer) => {
          if (byteLength === 0) return Promise.reject(new Error('Unable to decode audio data'));
          const channels = [new Float32Array(9), new Float32Array(9).fill(0.5)];
          return Promise.resolve({numberOfChannels: 2, duration: 1.25, ...this.options, getChannelData: (channel: number) => channels[channel]});
        };
      },
    };
    const {fetch} = globalThis;
    Object.assign(globalThis, globals);
    try {
      globalThis.fetch = () => Promise.resolve(new Response('sound'));
      const usual = await getAudioData('/decoded.wav');
      assert.deepEqual([usual.sampleRate, usual.durationInSeconds, usual.numberOfChannels], [48_000, 1.25, 2]);
      assert.deepEqual(
        usual.channelWaveforms.map((samples) => samples[0]),
        [0, 0.5],
      );
      assert.equal((await getAudioData('/decoded-16.wav', {sampleRate: 16_000})).sampleRate, 16_000);

      globalThis.fetch = () => Promise.resolve(new Response(''));
      await assert.rejects(getAudioData('/not-audio.wav'), {message: 'Unable to decode audio data'});
      globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
      await assert.rejects(getAudioData('https://example.com/foghorn.mp3'), {
        message: 'Failed to read from https://example.com/foghorn.mp3: Failed to fetch. Does the resource support CORS?',
      });
    } finally {
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
      globalThis.fetch = fetch;
    }
  },
);
