import assert from 'node:assert/strict';
import {test} from 'node:test';
import {twice} from '../../scripts/lib/start-browser';

const ENDED = new Error('browserType.launch: Target page, context or browser has been closed\nBrowser logs:');

/** Something that fails to start as often as is said. */
function starts(failures: number) {
  let calls = 0;
  const start = () => (++calls > failures ? Promise.resolve(`start ${calls}`) : Promise.reject(ENDED));
  return {start, calls: () => calls};
}

test('a browser that starts is started once, and one that ends while it starts a second time, which is said', async (t) => {
  const said = t.mock.method(console, 'warn', () => undefined);
  assert.equal(await twice(starts(0).start), 'start 1');
  assert.equal(said.mock.callCount(), 0);
  assert.equal(await twice(starts(1).start), 'start 2');
  assert.match(String(said.mock.calls[0]?.arguments[0]), /^The browser did not start, and is started once more: .*has been closed$/);
});

test('a browser that does not start twice in a row is an error', async (t) => {
  t.mock.method(console, 'warn', () => undefined);
  const dead = starts(5);
  await assert.rejects(twice(dead.start), ENDED);
  assert.equal(dead.calls(), 2);
});
