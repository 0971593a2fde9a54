import assert from 'node:assert/strict';
import {test} from 'node:test';
import {shardOf, slowChecks, turnOf, type SlowCheck} from '../../scripts/lib/slow-checks';

const names = (checks: readonly SlowCheck[]) => checks.map(({name}) => name);
const sum = (checks: readonly SlowCheck[]) => checks.reduce((total, {minutes}) => total + minutes, 0);

test('every slow check has its day, and no day takes longer than it may', () => {
  const all = slowChecks(true);
  const days = Array.from({length: all.length}, (_, day) => turnOf(all, 40, 20_000 + day));
  for (const day of days) assert.ok(sum(day) <= 40, names(day).join(', '));
  assert.deepEqual([...new Set(days.flatMap(names))].sort(), names(all).sort());
});

test('the slow tests in a browser have their turn every day, before the faults that they notice', () => {
  const all = slowChecks(true);
  for (let day = 0; day < 30; day++)
    assert.equal(
      turnOf(all, 40, day)[0],
      all.find(({name}) => name === 'slow browser tests'),
    );
});

test('no slow check takes more than ten minutes, so that none fills a day', () => {
  for (const {name, minutes} of slowChecks(false)) assert.ok(minutes <= 10, name);
});

test('without a limit, all have their turn every day', () => {
  assert.equal(turnOf(slowChecks(false), Infinity, 3).length, slowChecks(false).length);
});

test('shards hold every check once, and take about equally long', () => {
  const all = slowChecks(false);
  const shards = [1, 2, 3, 4, 5, 6, 7, 8].map((part) => shardOf(all, part, 8));
  assert.deepEqual(shards.flatMap(names).sort(), names(all).sort());
  for (const shard of shards) assert.ok(Math.abs(sum(shard) - sum(all) / 8) <= 10, names(shard).join(', '));
});

test('faults are planted without a run of the tests before only where these have just passed', () => {
  const faults = (isTested: boolean) => slowChecks(isTested).filter(({name}) => name.startsWith('faults'));
  assert.ok(faults(true).every(({command, needs}) => command.includes('--trust-tests') && needs?.includes('browser tests')));
  assert.ok(faults(false).every(({command}) => !command.includes('--trust-tests')));
});
