import assert from 'node:assert/strict';
import {EventEmitter} from 'node:events';
import vm from 'node:vm';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {page: object; timeoutInMilliseconds: number; frame: number | null; indent: boolean; logLevel: string};
type Module = {waitForReady(given: Given): Promise<unknown>};

const OUT_OF_TIME = new Error('waiting for the page to render the React component failed: timeout 33000ms exceeded');

export default inNode(
  'The renderer waits for the page 3,000 ms longer than the limit, whatever a handle says, and then names the open ones if there are any; what cancelRender() has written down ends the render at once.',
  async () => {
    const {waitForReady} = installed<Module>('@remotion/renderer/dist/seek-to-frame.js');
    const limits: number[] = [];
    const wait = (outcome: Promise<string>, window: object, frame: number | null = null) => {
      const world = {
        waitForFunction: ({timeout}: {timeout: number}) => {
          limits.push(timeout);
          return {promise: outcome, terminate: () => undefined};
        },
      };
      const send = (_: string, {functionDeclaration}: {functionDeclaration: string}) => {
        const value: unknown = vm.runInNewContext(`(${functionDeclaration.replace(/\/\/# sourceURL.*/, '')})()`, {window});
        return Promise.resolve({size: 1, value: {result: {value}}});
      };
      const page = Object.assign(new EventEmitter(), {
        browser: new EventEmitter(),
        mainFrame: () => ({_mainWorld: world, executionContext: () => Promise.resolve({_contextId: 1})}),
        _client: () => ({send}),
        close: () => undefined,
      });
      return waitForReady({page, timeoutInMilliseconds: 30_000, frame, indent: false, logLevel: 'error'});
    };
    await wait(Promise.resolve('ready'), {});
    assert.deepEqual(limits, [33_000]);
    const open = {remotion_delayRenderTimeouts: {0.1: {label: 'Loading map tiles'}, 0.2: {label: null}}};
    const advice = 'You can increase the timeout using the "timeoutInMilliseconds" / "--timeout" option';
    await assert.rejects(wait(Promise.reject(OUT_OF_TIME), open), (error: Error) =>
      error.message.startsWith(
        `Timeout (30000ms) exceeded rendering the component initially. Open delayRender() handles: "1. Loading map tiles", 2. (no label). ${advice}`,
      ),
    );
    await assert.rejects(wait(Promise.reject(OUT_OF_TIME), {remotion_delayRenderTimeouts: {}}, 12), (error: Error) =>
      error.message.startsWith(`Timeout (30000ms) exceeded rendering the component at frame 12. . ${advice}`),
    );
    await assert.rejects(wait(Promise.resolve('cancelled'), {remotion_cancelledError: 'Error: No price for ACME\n    at load'}), {
      message: 'Error: No price for ACME',
    });
  },
);
