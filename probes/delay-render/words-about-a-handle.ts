import assert from 'node:assert/strict';
import {continueRender, delayRender} from 'remotion';
import {inNode} from '../lib/probe';

type Page = {window?: {remotion_cancelledError?: string} & Record<string, unknown>};

const RENDER = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_logLevel: 'verbose'};

export default inNode(
  'The error of a handle has its label if there is one, its time, the retries that are left and the stack of the call; --log=verbose prints how long a released one was open.',
  () => {
    const page = globalThis as unknown as Page;
    const {setTimeout} = globalThis;
    const {log} = console;
    const logged: string[] = [];
    console.log = (...parts: unknown[]) => logged.push(parts.join(' '));
    const errorOf = (attempt: number, label?: string, retries?: number) => {
      let isUp = () => {};
      page.window = {...RENDER, remotion_attempt: attempt, remotion_delayRenderTimeouts: {}};
      Object.assign(globalThis, {setTimeout: (run: () => void) => (isUp = run)});
      const handle = delayRender(label, {retries});
      Object.assign(globalThis, {setTimeout});
      assert.throws(isUp, (error: Error) => error.stack === page.window?.remotion_cancelledError);
      continueRender(handle);
      return page.window.remotion_cancelledError ?? '';
    };
    const help = 'was called but not cleared after 28000ms. See https://remotion.dev/docs/timeout for help.';
    const stack = 'The delayRender was called:';
    try {
      const plain = errorOf(1, 'Loading rates');
      assert.ok(plain.startsWith(`Error: A delayRender() "Loading rates" ${help} ${stack}`), plain);
      assert.match(plain, /words-about-a-handle/);
      assert.ok(errorOf(1).startsWith(`Error: A delayRender() ${help} ${stack}`));
      const retried = (left: number) => `Error: A delayRender() "x" ${help} Retries left: ${left} - Rendering the frame will be retried. ${stack}`;
      assert.ok(errorOf(1, 'x', 2).startsWith(retried(2)));
      assert.ok(errorOf(2, 'x', 2).startsWith(retried(1)));
      assert.doesNotMatch(errorOf(3, 'x', 2), /Retries/);
      assert.match(logged[0] ?? '', /^delayRender\(\) "Loading rates" handle was cleared after \d+ms$/);
      assert.match(logged[1] ?? '', /^A delayRender\(\) handle was cleared after \d+ms$/);
    } finally {
      Object.assign(globalThis, {setTimeout});
      console.log = log;
      delete page.window;
    }
  },
);
