import assert from 'node:assert/strict';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

export default inNode(
  'The tuning fork of the page makes a tone of 440 hertz, an A, that lasts 2 seconds, and holds each frame of a render until its URL is there.',
  async () => {
    const made: {frequency?: number; seconds?: number} = {};
    const page = globalThis as unknown as {OfflineAudioContext?: unknown; window?: Record<string, unknown>};
    page.OfflineAudioContext = class {
      destination = {};
      fork = {frequency: {value: 0}, connect: (next: object) => next, start: () => undefined};
      constructor(_: number, length: number, rate: number) {
        made.seconds = length / rate;
      }
      createOscillator = () => this.fork;
      createGain = () => ({gain: {setValueAtTime() {}, exponentialRampToValueAtTime() {}}, connect: (next: object) => next});
      startRendering = () => {
        made.frequency = this.fork.frequency.value;
        return Promise.resolve({});
      };
    };
    page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_delayRenderTimeouts: {}, remotion_attempt: 1};
    const open = () => Object.keys(page.window?.remotion_delayRenderTimeouts as object).length;
    try {
      const {TuningFork} = sampleOf<{TuningFork(props: object): {props: {src: string}} | null}>(['docs/audio-buffer-to-data-url.mdx'], 'TuningFork', {
        '@remotion/media-utils': {audioBufferToDataUrl: () => 'data:audio/wav;base64,AAAA'},
      });
      const {render} = mounted(() => TuningFork({}));
      assert.deepEqual([render(), open()], [null, 1]);
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
      assert.deepEqual([render()?.props.src, open(), made], ['data:audio/wav;base64,AAAA', 0, {seconds: 2, frequency: 440}]);
    } finally {
      delete page.OfflineAudioContext;
      delete page.window;
    }
  },
);
