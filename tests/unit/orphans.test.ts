import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {orphans} from '../../checks/orphans';
import {readCorpus} from '../../core/corpus/corpus';

test('orphans fails on pages that few others link to, and on those that no chain of links reaches', async () => {
  const {count, looked, findings} = await orphans.run(readCorpus(path.join(__dirname, '../fixtures/orphans')));
  assert.equal(count, 5);
  assert.equal(looked, 'documentation pages: 2 with fewer than 2 pages that link to them, 2 not reached from /docs/ by links');
  assert.deepEqual(
    findings.map(({file, message}) => `${file} ${message}`),
    [
      'docs/island.mdx Only docs/other-island.mdx links to this page.',
      'docs/other-island.mdx Only docs/island.mdx links to this page.',
      'docs/island.mdx No chain of links leads from /docs/ to this page.',
      'docs/other-island.mdx No chain of links leads from /docs/ to this page.',
    ],
  );
});
