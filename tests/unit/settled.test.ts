import assert from 'node:assert/strict';
import {mock, test} from 'node:test';
import {settled} from '../../src/lib/settled';

test('what changes key by key counts once, when the reader pauses or leaves', () => {
  mock.timers.enable({apis: ['setTimeout']});
  const sent: string[] = [];
  const views = settled();
  const type = (query: string) => views.later(() => sent.push(query));
  for (const query of ['s', 'sp', 'spring']) {
    type(query);
    mock.timers.tick(900);
  }
  assert.deepEqual(sent, []);
  mock.timers.tick(100);
  assert.deepEqual(sent, ['spring']);
  type('springs');
  views.flush();
  assert.deepEqual(sent, ['spring', 'springs']);
  views.flush();
  mock.timers.tick(2000);
  assert.deepEqual(sent, ['spring', 'springs'], 'nothing is sent twice');
  mock.timers.reset();
});
