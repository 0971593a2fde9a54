import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Browser = {close: (options?: {silent: boolean}) => Promise<void>};
type Parts = {HeadlessBrowser: new (options: object) => Browser};
type World = {waitForFunction: (options: object) => {promise: Promise<unknown>}};
const {HeadlessBrowser} = installed<Parts>('@remotion/renderer/dist/browser/Browser.js');
const {DOMWorld} = installed<{DOMWorld: new (frame: object) => World}>('@remotion/renderer/dist/browser/DOMWorld.js');

export default inNode(
  'close() of a browser ends its process, returns a promise, and rejects without the option silent; with silent false, a call that waits for a page of the browser fails with "Browser was closed", and with true it does not.',
  async () => {
    let ended = 0;
    const open = () => {
      const runner = {closeProcess: () => Promise.resolve(void ended++)};
      return new HeadlessBrowser({connection: {on: () => undefined, dispose: () => undefined}, defaultViewport: null, runner});
    };
    const outcome = async (silent: boolean) => {
      const browser = open();
      const waiting = new DOMWorld({}).waitForFunction({browser, timeout: null, pageFunction: 'window.ready', title: 'ready'}).promise;
      const after = Promise.race([waiting.catch((error: Error) => error.message), new Promise((resolve) => setTimeout(resolve, 50, 'still waiting'))]);
      const closing = browser.close({silent});
      assert.ok(closing instanceof Promise);
      await closing;
      return after;
    };
    assert.deepEqual([await outcome(false), await outcome(true), ended], ['Browser was closed', 'still waiting', 2]);
    await assert.rejects(open().close(), TypeError);
  },
);
