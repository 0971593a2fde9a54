import assert from 'node:assert/strict';
import {test} from 'node:test';
import {tallyOf} from '../../scripts/lib/tally';

const NODE = 'ok\nℹ tests 8\nℹ pass 5\nℹ fail 2\nℹ cancelled 1\nℹ skipped 0\n';
const PLAYWRIGHT = '  ✓  1 [site] › navbar.spec.ts:1:1 › 4 passed\n\n  1 failed\n    [site] › navbar.spec.ts:9:1\n  2 did not run\n  13 passed (28.9s)\n';

test('the tests of a step are counted by the summary that it prints', () => {
  assert.deepEqual(tallyOf(NODE, false), {passed: 5, failed: 3});
  assert.deepEqual(tallyOf(PLAYWRIGHT, false), {passed: 13, failed: 3});
  assert.deepEqual(tallyOf('  8 passed (1.1s)\n', true), {passed: 8, failed: 0});
  assert.deepEqual(tallyOf('9 probes for 2 pages.\n7 passed, 2 failed\n', false), {passed: 7, failed: 2});
});

test('a step without tests counts as one, and so does one that fails before it has counted', () => {
  assert.deepEqual(tallyOf('All files are formatted.', true), {passed: 1, failed: 0});
  assert.deepEqual(tallyOf('SyntaxError', false), {passed: 0, failed: 1});
  assert.deepEqual(tallyOf('ℹ pass 5\nℹ fail 0\n', false), {passed: 5, failed: 1});
});
