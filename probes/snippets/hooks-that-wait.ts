import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGES = ['docs/miscellaneous/snippets/use-delay-render.mdx'];

type Hooks = {
  useDelayRender(label: string): {ready(): void; fail(error: unknown): void};
  useLoaded<T>(label: string, load: () => Promise<T>): T | null;
};

const settled = () => new Promise((resolve) => void setImmediate(resolve));

export default inNode(
  'useLoaded() opens one handle, closes it after the value has been rendered or on unmounting, ends the render with an error of load(), and calls load() for each new function and each mount. remotion has no such hook.',
  async () => {
    const steps: string[] = [];
    let handles = 0;
    const given = {
      remotion: {
        ...remotion,
        delayRender: (label: string) => (steps.push(`open ${label}`), ++handles),
        continueRender: (handle: number) => void steps.push(`close ${handle}`),
        cancelRender: (error: Error) => void steps.push(`cancel ${error.message}`),
      },
    };
    const {useLoaded} = sampleOf<Hooks>(PAGES, 'useLoaded', given);
    let calls = 0;
    const load = () => Promise.resolve(`bulletin ${++calls}`);
    const one = mounted(() => useLoaded('Snow', load));
    assert.equal(one.render(), null);
    await settled();
    // The value is state, and not on the page yet.
    assert.deepEqual([steps, calls], [['open Snow'], 1]);
    const values = [one.render(), one.render(), one.render()];
    assert.deepEqual([values, steps, calls], [['bulletin 1', 'bulletin 1', 'bulletin 1'], ['open Snow', 'close 1'], 1]);

    steps.length = 0;
    const failing = mounted(() => useLoaded('Ice', fail));
    const fail = () => Promise.reject(new Error('404'));
    failing.render();
    await settled();
    assert.deepEqual(steps, ['open Ice', 'cancel 404']);

    steps.length = 0;
    const gone = mounted(() => useLoaded('Hail', forever));
    const forever = () => new Promise<string>(() => undefined);
    gone.render();
    gone.unmount();
    assert.deepEqual(steps, ['open Hail', 'close 3']);

    calls = 0;
    for (let mounts = 1; mounts < 4; mounts++) {
      mounted(() => useLoaded('Fog', load)).render();
      assert.equal(calls, mounts);
    }
    assert.ok(!('useDelayRender' in remotion) && 'delayRender' in remotion);

    calls = 0;
    const anew = mounted(() => useLoaded('Rain', () => load()));
    for (let frame = 0; frame < 4; frame++) anew.render();
    assert.equal(calls, 4);
    await settled();
  },
);
