import assert from 'node:assert/strict';
import {NoReactInternals} from 'remotion/no-react';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Rendering = {renderFrame: () => Promise<void>};
type Frame = {renderFrameAndRetryTargetClose: (options: object) => Promise<void>};

const timedOut = new Error('A delayRender() was called but not cleared');
timedOut.stack = `${timedOut.message}${NoReactInternals.DELAY_RENDER_ATTEMPT_TOKEN}1${NoReactInternals.DELAY_RENDER_RETRY_TOKEN}`;

export default inNode(
  'A frame is tried again if the browser has quit, after a network fault and after a delayRender() with retries, not after other errors such as that of a crashed tab.',
  async () => {
    const rendering = installed<Rendering>('@remotion/renderer/dist/render-frame.js');
    const {renderFrameAndRetryTargetClose} = installed<Frame>('@remotion/renderer/dist/render-frame-and-retry-target-close.js');
    const {renderFrame} = rendering;
    /** @returns attempts until it worked, or 0 if it failed */
    const attempts = async (error: Error, failures = 1) => {
      let count = 0;
      rendering.renderFrame = () => {
        count += 1;
        return count > failures ? Promise.resolve() : Promise.reject(error);
      };
      const page = {pageIndex: 0};
      return renderFrameAndRetryTargetClose({
        ...{retriesLeft: 1, attempt: 1, logLevel: 'error', indent: false, stoppedSignal: {stopped: false}, concurrencyOrFramesToRender: 1},
        poolPromise: Promise.resolve({acquire: () => Promise.resolve(page), release: () => undefined}),
        nextFrameToRender: {getNextFrame: () => 3, returnFrame: () => undefined},
        makeNewPage: () => Promise.resolve(page),
        browserReplacer: {replaceBrowser: (_: unknown, makePages: () => Promise<void>) => makePages()},
      }).then(
        () => count,
        () => 0,
      );
    };
    try {
      for (const error of [new Error('Protocol error: Target closed.'), new Error('net::ERR_CONNECTION_RESET at /clip.mp4'), timedOut])
        assert.equal(await attempts(error), 2, error.message);
      assert.equal(await attempts(new Error('Protocol error: Target closed.'), 2), 0);
      for (const error of [new Error('Page crashed!'), new Error('A delayRender() was called but not cleared'), new TypeError('x is undefined')])
        assert.equal(await attempts(error), 0, error.message);
    } finally {
      rendering.renderFrame = renderFrame;
    }
  },
);
