import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {readme} from '../../checks/readme';
import {sidebars} from '../../checks/sidebars';
import {specTableCheck} from '../../checks/spec-table';

const fixture = (name: string) => readCorpus(path.join(__dirname, '../fixtures', name));

test('readme fails on a script, a path and variables that the document gets wrong', async () => {
  const {findings} = await readme.run(fixture('readme'));
  const messages = findings.map(({file, line, message}) => `${file}:${line} ${message}`);
  assert.deepEqual(messages.slice(0, 3), [
    'README.md:1 package.json has no script "bild".',
    'README.md:1 docs/missing.mdx does not exist.',
    'README.md:1 The environment variable SITE_URL is not documented.',
  ]);
});

test('spec-table fails when the table differs from the tests', async () => {
  const {count, findings} = await specTableCheck.run(fixture('spec-table'));
  assert.equal(count, 1);
  assert.deepEqual(
    findings.map(({message, fix}) => `${message} ${fix}`),
    ['The table differs from the names of the tests. Run npm run spec:table.'],
  );
});

test('sidebars fails on a page that stands nowhere, in two places, or says that it stands nowhere', async () => {
  const {count, looked, findings} = await sidebars.run(fixture('sidebars'));
  assert.equal(count, 5);
  assert.equal(looked, 'pages in 2 sidebars, 2 outside them with a reason');
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'docs/hidden-and-listed.mdx:5 The page says why no sidebar leads to it, but is in mainSidebar.',
      'docs/orphan.mdx:1 The page is in no sidebar.',
      'docs/twice.mdx:1 The page is in 2 places: mainSidebar, apiSidebar.',
    ],
  );
});
