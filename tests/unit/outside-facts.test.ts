import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {outsideFacts} from '../../checks/outside-facts';
import {readCorpus} from '../../core/corpus/corpus';

const FIXTURE = path.join(__dirname, '../fixtures/outside-facts');

test('names without a fact, facts without a name or a claim, and sentences that differ from their fact are found', async () => {
  const {count, looked, findings} = await outsideFacts.run(readCorpus(FIXTURE));
  assert.equal(`${count} ${looked}`, '3 outside facts, named 3 times on 1 pages');
  assert.deepEqual(findings.map(({file, line, message}) => `${file}:${line} ${message}`).sort(), [
    'data/outside-facts.json:12 No page names the outside fact cloud/unnamed.',
    'data/outside-facts.json:12 cloud/unnamed has no claim.',
    'data/outside-sentences.json:1 docs/gone.mdx no longer names the outside fact cloud/answer.',
    'docs/functions.mdx:5 There is no outside fact cloud/minutes.',
    'docs/functions.mdx:7 “A request has at most 20 MB.” has not been read beside what the outside fact cloud/request claims: “A request has at most 10 MB.”',
  ]);
});
