import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Controller = {addEventListener(name: string, run: () => void): void; removeEventListener(name: string, run: () => void): void};
type Limit = {timeoutPromise: Promise<void>; clear(): void};
type Make = (options: {label: () => string; ms: number; controller: Controller}) => Limit;
const {makeTimeoutPromise} = installed<{makeTimeoutPromise: Make}>('@remotion/webcodecs/dist/io-manager/make-timeout-promise.js');

export default inNode('The time limit of a step of a conversion stops while the controller is paused, and begins anew once it is resumed.', async () => {
  const {setTimeout: set, clearTimeout: clear} = globalThis;
  const timers = new Map<number, {run(): void; ms: number}>();
  const listeners = new Map<string, () => void>();
  const controller = {
    addEventListener: (name: string, run: () => void) => void listeners.set(name, run),
    removeEventListener: (name: string) => void listeners.delete(name),
  };
  let id = 0;
  globalThis.setTimeout = ((run: () => void, ms: number) => (timers.set(++id, {run, ms}), id)) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((which: number) => void timers.delete(which)) as unknown as typeof clearTimeout;
  try {
    const {timeoutPromise} = makeTimeoutPromise({label: () => 'Waited too long', ms: 10_000, controller});
    assert.deepEqual(
      [...timers.values()].map(({ms}) => ms),
      [10_000],
    );
    listeners.get('pause')?.();
    assert.equal(timers.size, 0);
    listeners.get('resume')?.();
    assert.deepEqual(
      [...timers.values()].map(({ms}) => ms),
      [10_000],
    );
    for (const {run} of timers.values()) run();
    await assert.rejects(timeoutPromise, {message: 'Waited too long (timed out after 10000ms)'});
  } finally {
    Object.assign(globalThis, {setTimeout: set, clearTimeout: clear});
  }
});
