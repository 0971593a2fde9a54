import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {misspellingsOf, readWords} from '../../core/prose/spell';
import {spelling, wordList} from '../../checks/spelling';

const corpus = readCorpus(path.join(__dirname, '../fixtures/spelling'));

test('slips are found with file and line, in headings, paragraphs, tables, notes and the description', async () => {
  const {count, findings} = await spelling.run(corpus);
  assert.ok(count > 60, `${count} words`);
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message.split(' ')[0]}`),
    [
      'docs/slips.mdx:3 "fnd"',
      'docs/slips.mdx:7 "colour"',
      'docs/slips.mdx:9 "headding"',
      'docs/slips.mdx:11 "frst"',
      'docs/slips.mdx:12 "secnd"',
      'docs/slips.mdx:18 "secnod"',
      'docs/slips.mdx:21 "sequnce"',
    ],
  );
});

test('the fix names what may have been meant, and the list', async () => {
  const {findings} = await spelling.run(corpus);
  assert.match(findings.at(-1)?.fix ?? '', /^Write sequence\b.*; or add it to checks\/words\.txt if it is right\.$/);
});

test('only American English is right', async () => {
  const found = await misspellingsOf(['Color, center, organize, license; colour, behaviour, organise.'], []);
  assert.deepEqual(
    found.map(({word}) => word),
    ['colour', 'behaviour', 'organise'],
  );
});

test('words in other scripts are not taken for misspelled English', async () => {
  const found = await misspellingsOf(['क्षितिज, क्षि, منارة, Ελλάδα, 日本語 and wrnog'], [], {suggest: false});
  assert.deepEqual(
    found.map(({word}) => word),
    ['wrnog'],
  );
});

test('a line is counted from 0, whatever lines stand before it', async () => {
  const [first, second] = await misspellingsOf(['', 'right', 'wrnog', '', 'wrnog'], [], {suggest: false});
  assert.deepEqual([first?.line, second?.line], [2, 4]);
});

test('the word list is sorted and holds only what is needed', async () => {
  const {count, findings} = await wordList.run(corpus);
  assert.equal(count, readWords(corpus.dir).length);
  assert.deepEqual(
    findings.map(({line, message}) => `${line} ${message}`),
    ['1 "center" is already in the dictionaries.', '3 "Adeyemi" is out of order, or a duplicate.', '4 "unused" is already in the dictionaries.'],
  );
});

test('a word that no page uses is named', async () => {
  const {findings} = await wordList.run({...corpus, pages: []});
  assert.ok(findings.some(({message}) => message === '"Okonkwo" is on no page.'));
});
