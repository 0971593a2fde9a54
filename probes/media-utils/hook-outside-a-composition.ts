import assert from 'node:assert/strict';
import {useAudioData} from '@remotion/media-utils';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

export default inNode(
  'On a page without a composition, useAudioData() returns null and then the data of the file, and starts no timer of a render: nothing waits for it.',
  async () => {
    const page = globalThis as unknown as {window?: Record<string, unknown>};
    const {fetch, setTimeout: timer} = globalThis;
    let timers = 0;
    page.window = {origin: 'http://localhost:3000', process: {env: {NODE_ENV: 'production'}}};
    const buffer = {numberOfChannels: 1, sampleRate: 48_000, duration: 2, getChannelData: () => new Float32Array(8)};
    Object.assign(globalThis, {
      document: {},
      fetch: () => Promise.resolve({arrayBuffer: () => Promise.resolve(new ArrayBuffer(8))}),
      AudioContext: class {
        decodeAudioData = () => Promise.resolve(buffer);
      },
      setTimeout: (...given: Parameters<typeof setTimeout>) => (timers++, timer(...given)),
    });
    try {
      const {render} = mounted(() => useAudioData('/lone-gull.mp3'));
      assert.equal(render(), null);
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
      assert.equal(render()?.durationInSeconds, 2);
      assert.equal(timers, 0);
    } finally {
      for (const name of ['window', 'document', 'AudioContext']) Reflect.deleteProperty(globalThis, name);
      Object.assign(globalThis, {fetch, setTimeout: timer});
    }
  },
);
