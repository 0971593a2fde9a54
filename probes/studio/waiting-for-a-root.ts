import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

export default inNode('The Studio shows "Waiting for registerRoot() to get called." 2,000 milliseconds after it was opened, and nothing before.', () => {
  const {NoRegisterRoot} = installed<{NoRegisterRoot: () => object | null}>('@remotion/studio/dist/components/NoRegisterRoot.js');
  const {setTimeout} = globalThis;
  const timers: [() => void, number][] = [];
  globalThis.setTimeout = ((call: () => void, delay: number) => void timers.push([call, delay])) as never;
  try {
    const {render} = mounted(NoRegisterRoot);
    assert.equal(render(), null);
    assert.deepEqual(
      timers.map(([, delay]) => delay),
      [2000],
    );
    timers[0]?.[0]();
    assert.match(JSON.stringify(render()), /"children":"Waiting for registerRoot\(\) to get called\."/);
  } finally {
    globalThis.setTimeout = setTimeout;
  }
});
