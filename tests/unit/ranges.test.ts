import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {ranges} from '../../checks/ranges';
import {readCorpus} from '../../core/corpus/corpus';

test('ranges that a function refuses are found in their line, and others are not', async () => {
  const {count, findings} = await ranges.run(readCorpus(path.join(__dirname, '../fixtures/ranges')));
  assert.equal(count, 3);
  assert.deepEqual(
    findings.map(({line}) => line),
    [12, 15],
  );
  assert.match(findings[0]?.message ?? '', /^interpolate\(\) throws: inputRange must be strictly monotonically increasing/);
});
