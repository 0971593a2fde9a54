import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {illustrations} from '../../checks/illustrations';
import {readCorpus} from '../../core/corpus/corpus';

test('a guide that shows nothing is found, unless the list says why, and so is one that the list forgets to remove', async () => {
  const {looked, findings} = await illustrations.run(readCorpus(path.join(__dirname, '../fixtures/illustrations')));
  assert.equal(looked, 'guides, recipes and index pages, of which 1 show something (33 %)');
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    ['docs/plain.mdx:1 The page shows nothing.', 'data/unillustrated.yml:4 docs/shown shows something by now, or is no guide, recipe or index page.'],
  );
});
