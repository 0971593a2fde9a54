import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {glossary} from '../../checks/glossary';
import {readCorpus} from '../../core/corpus/corpus';
import {findTerms, termsFor} from '../../core/corpus/glossary-terms';
import {inspectGlossary, readGlossary} from '../../core/data/glossary';

const FIXTURE = path.join(__dirname, '../fixtures/glossary');

test('a word without a sentence, a page that is not there and a word that no guide uses are found', async () => {
  const {looked, findings} = await glossary.run(readCorpus(FIXTURE));
  assert.equal(looked, 'words, explained 2 times');
  assert.deepEqual(
    findings.map(({line, message}) => `${line} ${message}`),
    ['11 [3].text must be one sentence that ends with a period.', '5 There is no page docs/gone.', '8 No guide uses "keyframe" in its prose.'],
  );
});

test('a guide explains a word where its prose first uses it, but not in headings, code and links, and not on the page about it', () => {
  const {entries} = inspectGlossary(FIXTURE);
  const uses = readCorpus(FIXTURE).pages.flatMap((page) =>
    findTerms(page.tree, termsFor(page, entries)).map(({node, start, end}) => `${page.file}: ${node.value.slice(start, end)}`),
  );
  assert.deepEqual(uses, ['docs/quality.mdx: frame rate', 'docs/quality.mdx: Bitrates']);
});

test('a build stops at a wrong glossary, and names its line', () => {
  assert.throws(() => readGlossary(FIXTURE), /data\/glossary\.yml:11/);
});
