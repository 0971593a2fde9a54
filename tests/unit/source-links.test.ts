import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {checkSourceLinks} from '../../checks/source-links';
import {readCorpus} from '../../core/corpus/corpus';

const FIXTURE = path.join(__dirname, '../fixtures/source-links');

test('a page about an export links a file that the installed package was compiled from, or at least its package', () => {
  const {count, looked, findings} = checkSourceLinks(readCorpus(FIXTURE).pages, path.join(FIXTURE, 'packages'));
  assert.equal(count, 6);
  assert.equal(looked, 'pages, of which 4 link their source: 3 a file, 1 a package');
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'docs/gone.mdx:4 The package has nothing compiled from packages/core/src/gone.tsx.',
      'docs/none.mdx:1 The page does not link its source.',
      'docs/other.mdx:4 packages/others is not the folder of an installed package.',
    ],
  );
});
