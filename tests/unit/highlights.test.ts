import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {highlights} from '../../checks/highlights';
import {readCorpus} from '../../core/corpus/corpus';

const dir = path.join(__dirname, '../fixtures/highlights');

async function findingsOf(file: string): Promise<string[]> {
  const {findings} = await highlights.run(readCorpus(dir, [file]));
  return findings.map(({line, message}) => `${line} ${message}`);
}

test('a highlight that cuts a call or a tag, ends with a blank line or goes beyond the code is found, at the fence', async () => {
  assert.deepEqual(await findingsOf('docs/cuts.mdx'), [
    '31 The marked lines begin or end with line 2, which is blank.',
    '37 Marked are 2, 3, 4, but the code ends with line 1.',
    '9 The highlight cuts the "(" of line 3, which ends on line 6.',
    '20 The highlight cuts the "<" of line 2, which ends on line 5.',
  ]);
});

test('whole statements, both ends of an element, a head alone and the lines below a cut are right', async () => {
  assert.deepEqual(await findingsOf('docs/whole.mdx'), []);
});

test('the report counts the samples with marked lines', async () => {
  assert.equal((await highlights.run(readCorpus(dir))).count, 7);
});
