import assert from 'node:assert/strict';
import {cloudRunService} from '../lib/cloud-run';
import {inNode} from '../lib/probe';

type Report = (progress: {progress: number; renderedFrames: number; encodedFrames: number}) => void;
type Call = {url: string; method: string; headers: object; body: string};

const STEPS = [0, 0.02, 0.04, 0.11, 0.16, 0.26, 0.99, 1];

export default inNode(
  'The webhook is called with progress 0, the next step, then after each interval of 0.1, and with 1 before the upload. It is not called after an error or for a still, and not again if it cannot be reached.',
  async () => {
    let fails = false;
    const uploadsAtEnd: number[] = [];
    const service = cloudRunService(({onProgress}) => {
      for (const progress of STEPS.slice(0, fails ? 3 : undefined)) (onProgress as Report | undefined)?.({progress, renderedFrames: 6, encodedFrames: 5});
      if (fails) throw new Error('Buoy is adrift');
    });
    const calls: Call[] = [];
    const {fetch} = globalThis;
    const {warn, log} = console;
    const warnings: unknown[][] = [];
    globalThis.fetch = ((url: string, options: Omit<Call, 'url'>) => {
      calls.push({...options, url});
      uploadsAtEnd.push(service.uploads.length);
      return Promise.reject(new Error('unreachable'));
    }) as unknown as typeof globalThis.fetch;
    console.warn = (...given: unknown[]) => void warnings.push(given);
    console.log = () => undefined;
    const render = async (webhook: object = {}, still = false) => {
      const renderStatusWebhook = {url: 'https://harbor.example/progress', headers: {'x-berth': '12'}, data: {boat: 7, progress: 'mine'}, ...webhook};
      await (still ? service.still : service.film)({renderStatusWebhook, renderIdOverride: 'heat-2'});
      return calls.splice(0).map(({body}) => (JSON.parse(body) as {progress: number}).progress);
    };
    try {
      await service.film({
        renderStatusWebhook: {url: 'https://harbor.example/progress', headers: {'x-berth': '12'}, data: {boat: 7}},
        renderIdOverride: 'heat-1',
      });
      const [first] = calls.splice(0);
      assert.deepEqual([first?.url, first?.method], ['https://harbor.example/progress', 'POST']);
      assert.deepEqual(first?.headers, {'x-berth': '12', 'Content-Type': 'application/json'});
      assert.deepEqual(JSON.parse(first.body), {boat: 7, progress: 0, renderId: 'heat-1', renderedFrames: 6, encodedFrames: 5});
      assert.deepEqual(uploadsAtEnd, [0, 0, 0, 0, 0, 0]);
      warnings.length = 0;
      assert.deepEqual(await render(), [0, 0.02, 0.16, 0.26, 0.99, 1]);
      assert.equal(warnings.length, 6);
      assert.match(String(warnings[0]?.[0]), /Failed to call webhook:/);
      assert.deepEqual(await render({webhookProgressInterval: 0.5}), [0, 0.02, 0.99, 1]);
      assert.deepEqual(await render({}, true), []);
      fails = true;
      assert.deepEqual(await render(), [0, 0.02]);
    } finally {
      globalThis.fetch = fetch;
      Object.assign(console, {warn, log});
    }
  },
);
