import assert from 'node:assert/strict';
import {getAudioData} from '@remotion/media-utils';
import {inNode} from '../lib/probe';

const decoded = {numberOfChannels: 1, sampleRate: 48_000, duration: 1, getChannelData: () => new Float32Array(48_000)};

export default inNode(
  'getAudioData() keeps the result of a src, whatever sample rate is asked for later, loads three files at a time, decodes whatever the status, and calls paths without an origin remote; in Node it rejects.',
  async () => {
    await assert.rejects(getAudioData('/node.wav'), {message: 'getAudioData() is only available in the browser.'});
    const rates: number[] = [];
    const requested: string[] = [];
    const answers: (() => void)[] = [];
    const globals = {
      window: {origin: 'http://localhost:3000'},
      document: {},
      AudioContext: class {
        constructor({sampleRate}: {sampleRate: number}) {
          rates.push(sampleRate);
        }
        decodeAudioData = () => Promise.resolve(decoded);
      },
      fetch: (src: string) => {
        requested.push(src);
        const response = {status: 404, arrayBuffer: () => Promise.resolve(new ArrayBuffer(8))};
        return src.includes('slow') ? new Promise((resolve) => answers.push(() => resolve(response))) : Promise.resolve(response);
      },
    };
    const {fetch} = globalThis;
    Object.assign(globalThis, globals);
    try {
      const first = await getAudioData('/a.wav');
      assert.equal(await getAudioData('/a.wav', {sampleRate: 16_000}), first);
      await getAudioData('/a.wav?rate=16000', {sampleRate: 16_000});
      assert.deepEqual(rates, [48_000, 16_000]);
      assert.deepEqual(requested, ['/a.wav', '/a.wav?rate=16000']);
      const isRemote = async (src: string) => (await getAudioData(src)).isRemote;
      assert.deepEqual(await Promise.all(['/b.wav', 'http://localhost:3000/b.wav', 'data:audio/wav;base64,'].map(isRemote)), [true, false, false]);
      assert.match(first.resultId, /^0\.\d+$/);

      requested.length = 0;
      const all = Promise.all([1, 2, 3, 4].map((name) => getAudioData(`/slow-${name}.wav`)));
      await new Promise((resolve) => setImmediate(resolve));
      assert.equal(requested.length, 3);
      answers.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
      assert.deepEqual(requested.slice(3), ['/slow-4.wav']);
      for (const answer of answers) answer();
      assert.equal((await all).length, 4);
    } finally {
      for (const name of ['window', 'document', 'AudioContext']) Reflect.deleteProperty(globalThis, name);
      globalThis.fetch = fetch;
    }
  },
);
