import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomId} from '../../src/lib/random-id';

test('A random id is a UUID of version 4, and never the same', () => {
  const ids = Array.from({length: 500}, randomId);
  assert.equal(new Set(ids).size, 500);
  for (const id of ids) assert.match(id, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
