import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {registeredComponents, vocabulary} from '../../checks/vocabulary';

test('the registry is read from its syntax', () => {
  assert.deepEqual(registeredComponents('export const vocabulary = {A, /** note */ B, C};'), ['A', 'B', 'C']);
});

test('vocabulary fails on unknown, unshown and unwritten components, attributes, packages and types', async () => {
  const {count, findings} = await vocabulary.run(readCorpus(path.join(__dirname, '../fixtures/vocabulary')));
  assert.equal(count, 7);
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'docs/contributing/docs.mdx:9 <Carousel> is not a component of this site.',
      'docs/contributing/docs.mdx:1 <Steps> is not shown in use.',
      'plugins/twins/components.ts:1 <Steps> has no Markdown, and agents read only that.',
      'docs/contributing/docs.mdx:11 <Calculator of>: there is no "wages".',
      'docs/contributing/docs.mdx:13 <Calculator> has no attribute off.',
      'docs/contributing/docs.mdx:13 <Calculator> lacks its attribute of.',
      'docs/contributing/docs.mdx:15 <Calculator>: of is not plain text.',
      'docs/contributing/docs.mdx:5 <Install>: @remotion/plaier is not a package that this site documents.',
      'docs/contributing/docs.mdx:7 <Exports>: @remotion/plaier is not a package that this site documents.',
    ],
  );
});
