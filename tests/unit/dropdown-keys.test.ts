import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nextPlace} from '../../src/hooks/useDropdownKeys';

test('arrows go round, Home and End to the ends, other keys nowhere', () => {
  assert.deepEqual(
    [
      ['ArrowDown', -1],
      ['ArrowDown', 2],
      ['ArrowUp', -1],
      ['ArrowUp', 0],
      ['ArrowUp', 2],
      ['Home', 2],
      ['End', 0],
      ['a', 0],
    ].map(([key, place]) => nextPlace(String(key), Number(place), 3)),
    [0, 0, 2, 2, 1, 0, 2, undefined],
  );
});
