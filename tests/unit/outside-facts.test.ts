import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {outsideFacts} from '../../checks/outside-facts';
import {AGREED} from '../../core/corpus/agreed';
import {readCorpus} from '../../core/corpus/corpus';
import {sourceMarksOn} from '../../core/corpus/marks';
import {agree, factsNamed} from '../../scripts/lib/agree';

const FIXTURE = path.join(__dirname, '../fixtures/outside-facts');

test('names without a fact, facts without a name or a claim, and sentences that differ from their fact are found', async () => {
  const {count, looked, findings} = await outsideFacts.run(readCorpus(FIXTURE));
  assert.equal(`${count} ${looked}`, '3 outside facts, named 3 times on 1 pages');
  assert.deepEqual(findings.map(({file, line, message}) => `${file}:${line} ${message}`).sort(), [
    'data/outside-facts.json:12 No page names the outside fact cloud/unnamed.',
    'data/outside-facts.json:12 cloud/unnamed has no claim.',
    'data/outside-sentences.json:1 docs/gone.mdx no longer names the outside fact cloud/unnamed.',
    'docs/functions.mdx:5 There is no outside fact cloud/minutes.',
    'docs/functions.mdx:7 “A request has at most 20 MB.” has not been read beside what the outside fact cloud/request claims: “A request has at most 10 MB.”',
  ]);
});

test('agreeing on the facts of a page records its sentences, drops those of pages that are gone, and leaves the rest to be mended', async (t) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  t.mock.method(console, 'log', () => undefined);
  fs.cpSync(FIXTURE, dir, {recursive: true});
  const corpus = readCorpus(dir);
  const marks = corpus.pages.flatMap(sourceMarksOn);
  const facts = factsNamed(dir, marks, ['docs/functions.mdx'], ['docs/functions.mdx']);
  assert.deepEqual(
    facts.map(({name}) => name),
    ['cloud/answer', 'cloud/request'],
  );
  agree(dir, AGREED.source, facts, marks);
  const {findings} = await outsideFacts.run(corpus);
  assert.deepEqual(findings.map(({message}) => message).sort(), [
    'No page names the outside fact cloud/unnamed.',
    'There is no outside fact cloud/minutes.',
    'cloud/unnamed has no claim.',
  ]);
});
