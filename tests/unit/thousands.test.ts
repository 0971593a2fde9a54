import assert from 'node:assert/strict';
import {test} from 'node:test';
import {thousands} from '../../src/lib/thousands';

test('whole numbers get a comma every three digits', () => {
  const numbers = [0, 7, 999, 1000, 12_345, 123_456, 1_234_567, -1000];
  assert.deepEqual(
    numbers.map(thousands),
    numbers.map((value) => value.toLocaleString('en-US')),
  );
});
