import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {american} from '../../checks/american';
import {readCorpus} from '../../core/corpus/corpus';
import {britishWordsIn} from '../../core/prose/american';

test('British forms are found with file and line, in prose, samples and code, and their American form is named', async () => {
  const {count, findings} = await american.run(readCorpus(path.join(__dirname, '../fixtures/american')));
  assert.equal(count, 2);
  assert.deepEqual(
    findings.map(({file, line, message, fix}) => `${file}:${line} ${message} ${fix.split(';')[0] ?? ''}`),
    [
      'docs/slips.mdx:9 "colour" is British. Write "color"',
      'docs/slips.mdx:9 "neighbouring" is British. Write "neighboring"',
      'docs/slips.mdx:9 "harbour" is British. Write "harbor"',
      'docs/slips.mdx:9 "grey" is British. Write "gray"',
      'docs/slips.mdx:9 "cancelled" is British. Write "canceled"',
      'docs/slips.mdx:16 "Centred" is British. Write "Centered"',
      'docs/slips.mdx:16 "kilometres" is British. Write "kilometers"',
      'docs/slips.mdx:17 "Kilometre" is British. Write "Kilometer"',
      'src/Badge.tsx:1 "Serialises" is British. Write "Serializes"',
      'src/Badge.tsx:1 "towards" is British. Write "toward"',
      'src/Badge.tsx:2 "favourite" is British. Write "favorite"',
      'src/Badge.tsx:2 "licence" is British. Write "license"',
    ],
  );
});

/** Forms that a writer meets, with what they become. */
const PAIRS = {
  'behaviours honour labelled modelling travelled': 'behaviors honor labeled modeling traveled',
  'analyse catalogue defence programme artefact': 'analyze catalog defense program artifact',
  'centre fibres theatre organisation misspelt': 'center fibers theater organization misspelled',
  'whilst amongst judgement COLOURED fulfils': 'while among judgment COLORED fulfills',
};

for (const [british, wanted] of Object.entries(PAIRS))
  test(`${british} → ${wanted}`, () => {
    assert.equal(
      britishWordsIn(british)
        .map((found) => found.american)
        .join(' '),
      wanted,
    );
  });

test('words that look British are left alone', () => {
  const text = 'four hours, raise, precise, advertise, otherwise, exercise, programmer, central, parameter, level, cancellation, controlled, analyses, should';
  assert.deepEqual(britishWordsIn(text), []);
});
