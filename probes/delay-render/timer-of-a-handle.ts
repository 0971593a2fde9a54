import assert from 'node:assert/strict';
import {continueRender, delayRender} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const RENDER = {process: {env: {NODE_ENV: 'production'}}, remotion_attempt: 1, remotion_logLevel: 'info'};

export default inNode(
  'In a render, a handle runs out of time 2,000 ms before its own limit, or else before that of the render, 30,000 ms by default; in the Studio and in a Player, it never does.',
  () => {
    const page = globalThis as {window?: object};
    const {setTimeout} = globalThis;
    const timer = (window: object, options?: {timeoutInMilliseconds: number}) => {
      const started: (number | undefined)[] = [];
      page.window = {...window, remotion_delayRenderTimeouts: {}};
      Object.assign(globalThis, {setTimeout: (_: unknown, milliseconds?: number) => started.push(milliseconds)});
      try {
        continueRender(delayRender('tides', options));
      } finally {
        Object.assign(globalThis, {setTimeout});
        delete page.window;
      }
      return started;
    };
    const {DEFAULT_TIMEOUT} = installed<{DEFAULT_TIMEOUT: number}>('@remotion/renderer/dist/browser/TimeoutSettings.js');
    assert.equal(DEFAULT_TIMEOUT, 30_000);
    assert.deepEqual(timer({...RENDER, remotion_puppeteerTimeout: DEFAULT_TIMEOUT}), [28_000]);
    assert.deepEqual(timer({...RENDER, remotion_puppeteerTimeout: 120_000}), [118_000]);
    assert.deepEqual(timer({...RENDER, remotion_puppeteerTimeout: 120_000}, {timeoutInMilliseconds: 20_000}), [18_000]);
    assert.deepEqual(timer({...RENDER, remotion_puppeteerTimeout: 7000}, {timeoutInMilliseconds: 60_000}), [58_000]);
    for (const window of [{remotion_isStudio: true}, {remotion_isPlayer: true}]) assert.deepEqual(timer(window, {timeoutInMilliseconds: 3000}), []);
  },
);
