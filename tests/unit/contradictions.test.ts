import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {contradictions} from '../../checks/contradictions';
import {readCorpus} from '../../core/corpus/corpus';

test('pages that give two numbers for one thing are found, and so is a list that explains what no page says', async () => {
  const {looked, findings} = await contradictions.run(readCorpus(path.join(__dirname, '../fixtures/contradictions')));
  assert.equal(looked, 'numbers about 4 things; 3 things have several on different pages');
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'docs/first.mdx:7 timeoutInMilliseconds: time 30, but 60 in docs/second.mdx:7.',
      'docs/second.mdx:7 timeoutInMilliseconds: time 60, but 30 in docs/first.mdx:7.',
      'docs/third.mdx:7 delayRender: time 9, but 5 in docs/second.mdx:9.',
      'data/quantities.yml:5 No two pages differ in these values of concurrency (thread) any more.',
      'data/quantities.yml:9 No two pages differ in these values of delayRender (time) any more.',
    ],
  );
});
