import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Tab = {pageIndex: number; number: number; isClosed: boolean; close(): void};
type Given = {frame: number; attempt: number; page: Tab};
type Renderer = {renderFrame(given: Given): Promise<void>};
type Module = {renderFrameAndRetryTargetClose(given: object): Promise<void>};

const tab = (number: number): Tab => ({
  pageIndex: 0,
  number,
  isClosed: false,
  close() {
    this.isClosed = true;
  },
});

export default inNode(
  'A frame whose handle is out of time is tried again in a new tab while retries are left, without end if each tab begins with the full number; the old tab stays open, and what cancelRender() reports is not retried.',
  async () => {
    const renderer = installed<Renderer>('@remotion/renderer/dist/render-frame.js');
    const {renderFrameAndRetryTargetClose} = installed<Module>('@remotion/renderer/dist/render-frame-and-retry-target-close.js');
    const {Pool} = installed<{Pool: new (tabs: Tab[]) => object}>('@remotion/renderer/dist/pool.js');
    const {renderFrame} = renderer;
    const render = async (said: string, times: number) => {
      const [attempts, tabs]: [Given[], Tab[]] = [[], [tab(0)]];
      renderer.renderFrame = (given) => {
        attempts.push(given);
        return attempts.length > times ? Promise.resolve() : Promise.reject(new Error(said));
      };
      const makeNewPage = () => {
        tabs.push(tab(tabs.length));
        return Promise.resolve(tabs.at(-1));
      };
      await renderFrameAndRetryTargetClose({
        ...{retriesLeft: 1, attempt: 1, logLevel: 'error', indent: false, stoppedSignal: {stopped: false}, makeNewPage},
        poolPromise: Promise.resolve(new Pool([...tabs])),
        nextFrameToRender: {getNextFrame: () => 12, returnFrame: () => undefined},
      });
      return {attempts, tabs};
    };
    try {
      const {attempts, tabs} = await render('A delayRender() was called but not cleared. Retries left: 2 - Rendering the frame will be retried.', 20);
      assert.deepEqual(
        attempts.map(({frame, attempt, page}) => [frame, attempt, page.number]),
        Array.from({length: 21}, (_, index) => [12, index + 1, index]),
      );
      assert.ok(tabs.every(({isClosed}) => !isClosed));
      await assert.rejects(render('No price for ACME', 1), {message: 'No price for ACME'});
    } finally {
      renderer.renderFrame = renderFrame;
    }
  },
);
