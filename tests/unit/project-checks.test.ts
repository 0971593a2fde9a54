import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {readme} from '../../checks/readme';
import {sidebars} from '../../checks/sidebars';
import {statements} from '../../checks/statements';

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

test('statements fails on a key that occurs twice, a statement without a test, an unknown one, and a test that names none', async () => {
  const {count, looked, findings} = await statements.run(fixture('statements'));
  assert.equal(count, 3);
  assert.equal(looked, 'statements, proven by 3 tests in 1 files');
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'tests/statements.md:5 The key navbar.hides occurs twice.',
      'tests/statements.md:4 No test proves navbar.logo.',
      'tests/browser/site/navbar.spec.ts:5 navbar.sinks is no statement.',
      'tests/browser/site/navbar.spec.ts:7 The test names no statement.',
    ],
  );
});

test('sidebars fails on a page that stands nowhere, in two places, or says that it stands nowhere, and on two categories of one name', async () => {
  const {count, looked, findings} = await sidebars.run(fixture('sidebars'));
  assert.equal(count, 5);
  assert.equal(looked, 'pages in 2 sidebars, 2 outside them with a reason');
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'docs/hidden-and-listed.mdx:5 The page says why no sidebar leads to it, but is in mainSidebar.',
      'docs/orphan.mdx:1 The page is in no sidebar.',
      'docs/twice.mdx:1 The page is in 2 places: mainSidebar, apiSidebar.',
      'sidebars.ts:4 Two categories of this sidebar are called Videos.',
    ],
  );
});
