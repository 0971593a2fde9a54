import assert from 'node:assert/strict';
import {useAudioData, useWindowedAudioData} from '@remotion/media-utils';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Handles = Record<string, {label: string; timeout: NodeJS.Timeout}>;

const turn = () => new Promise((resolve) => void setTimeout(resolve, 5));

export default inNode(
  'A handle with the label "Waiting for audio metadata with src=" is open as long as useAudioData() loads its file and decodes it, and as long as useWindowedAudioData() reads the header.',
  async () => {
    const handles: Handles = {};
    const render = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_attempt: 1};
    const {fetch} = globalThis;
    let answer: (response: Response) => void = () => undefined;
    let decode: (buffer: object) => void = () => undefined;
    Object.assign(globalThis, {
      document: {},
      window: {origin: 'http://localhost:3000', remotion_delayRenderTimeouts: handles, ...render},
      fetch: () => new Promise<Response>((resolve) => (answer = resolve)),
      AudioContext: class {
        decodeAudioData = () => new Promise((resolve) => (decode = resolve));
      },
    });
    const open = () => Object.values(handles).map(({label}) => label);
    try {
      mounted(() => useAudioData('/spring-tide.mp3')).render();
      const label = 'Waiting for audio metadata with src="/spring-tide.mp3" to be loaded';
      assert.deepEqual(open(), [label]);
      await turn();
      assert.deepEqual(open(), [label]);
      answer(new Response('mp3'));
      await turn();
      assert.deepEqual(open(), [label]);
      decode({numberOfChannels: 1, sampleRate: 48_000, duration: 1, getChannelData: () => new Float32Array(48_000)});
      await turn();
      assert.deepEqual(open(), []);

      const {unmount, render: again} = mounted(() => useWindowedAudioData({src: '/tide.wav', frame: 0, fps: 30, windowInSeconds: 10}));
      again();
      await turn();
      assert.ok(open().includes('Waiting for audio metadata with src="/tide.wav" to be loaded'));
      unmount();
    } finally {
      for (const {timeout} of Object.values(handles)) clearTimeout(timeout);
      for (const name of ['window', 'document', 'AudioContext']) Reflect.deleteProperty(globalThis, name);
      globalThis.fetch = fetch;
    }
  },
);
