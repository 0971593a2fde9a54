import assert from 'node:assert/strict';
import {useAudioData} from '@remotion/media-utils';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Answer = (seconds: number) => void;
type Page = {window?: Record<string, unknown>};

export default inNode(
  'useAudioData() returns the old data until data of the new src is there, even that of an earlier src if it arrives last; two components that mount together decode a file twice, a later one gets the same copy.',
  async () => {
    const page = globalThis as unknown as Page;
    page.window = {origin: 'http://localhost:3000', process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000};
    Object.assign(page.window, {remotion_delayRenderTimeouts: {}, remotion_attempt: 1});
    const labels = () => Object.values(page.window?.remotion_delayRenderTimeouts as Record<string, {label: string}>).map(({label}) => label);
    const answers: Record<string, Answer[]> = {};
    const decodeAudioData = ({seconds}: {seconds: number}) =>
      Promise.resolve({numberOfChannels: 1, sampleRate: 48_000, duration: seconds, getChannelData: () => new Float32Array(8)});
    const request = (src: string) =>
      new Promise((resolve) => {
        (answers[src] ??= []).push((seconds) => resolve({arrayBuffer: () => Promise.resolve({seconds})}));
      });
    const {fetch} = globalThis;
    Object.assign(globalThis, {
      document: {},
      fetch: request,
      AudioContext: class {
        decodeAudioData = decodeAudioData;
      },
    });
    const settled = () => new Promise(setImmediate);
    const open = (given: {src: string}) => mounted(() => useAudioData(given.src));
    try {
      const given = {src: '/tide.mp3'};
      const hook = open(given);
      const twin = open(given);
      assert.deepEqual([hook.render(), twin.render()], [null, null]);
      await settled();
      assert.deepEqual([answers['/tide.mp3']?.length, labels()[0]], [2, 'Waiting for audio metadata with src="/tide.mp3" to be loaded']);
      answers['/tide.mp3']?.forEach((answer, index) => answer(4 + index));
      await settled();
      const [first, second] = [hook.render(), twin.render()];
      assert.deepEqual([first?.durationInSeconds, second?.durationInSeconds, labels()], [4, 5, []]);
      const late = open(given);
      late.render();
      await settled();
      assert.equal(late.render(), second);
      assert.equal(answers['/tide.mp3']?.length, 2);

      for (const src of ['/gulls.mp3', '/bell.mp3']) {
        given.src = src;
        assert.equal(hook.render()?.durationInSeconds, 4);
        await settled();
      }
      answers['/bell.mp3']?.[0]?.(9);
      await settled();
      assert.equal(hook.render()?.durationInSeconds, 9);
      answers['/gulls.mp3']?.[0]?.(6);
      await settled();
      assert.equal(hook.render()?.durationInSeconds, 6);
    } finally {
      for (const name of ['window', 'document', 'AudioContext']) Reflect.deleteProperty(globalThis, name);
      globalThis.fetch = fetch;
    }
  },
);
