import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {changedSince, isContent} from '../../scripts/lib/content-change';
import {contentRun} from '../../scripts/lib/content-run';
import {contentSteps} from '../../scripts/lib/gate-steps';
import {OF_CODE, readsAll, specsIn, unitTestsIn} from '../../scripts/lib/test-subjects';

const PROJECT = path.join(__dirname, '../..');
const LOOP = '---\ntitle: Loops that end\n---\nA loop.\n';

const FILES = {
  'docs/loop.mdx': LOOP,
  'docs/spring.mdx': '---\ntitle: Springs\n---\nA spring.\n',
  'data/prices.json': '{}',
  'src/index.ts': '',
  'tests/browser/lib/open.ts': "export const PAGE = '/docs/loop';",
  'tests/browser/site/named.spec.ts': "await visit(page, '/docs/loop#props');",
  'tests/browser/site/pattern.spec.ts': 'await expect(page).toHaveURL(/\\/docs\\/loop$/);',
  'tests/browser/site/called.spec.ts': "await page.getByText('Loops that end').click();",
  'tests/browser/site/helped.spec.ts': "import {PAGE} from '../lib/open';",
  'tests/browser/site/all.spec.ts': "import {builtPages} from '../lib/pages';",
  'tests/browser/site/search-results.spec.ts': "await visit(page, '/search');",
  'tests/browser/site/other.spec.ts': "await visit(page, '/docs/spring');",
  'tests/browser/a11y/keys.spec.ts': "await visit(page, '/docs/spring');",
  'tests/unit/own-examples.test.ts': "assert.equal(stem('frames'), 'frame');",
  'tests/unit/content.test.ts': 'run(readCorpus(PROJECT));',
};

let dir = '';
const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {cwd: dir, stdio: 'pipe'});
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
};
const names = (files: string[]) => files.map((file) => path.basename(file).replace(/\.(spec|test)\.ts$/, ''));

/** What is selected after a change, which is then taken back. */
function selectedAfter(changes: Record<string, string | undefined>) {
  for (const [file, text] of Object.entries(changes))
    if (text === undefined) fs.rmSync(path.join(dir, file));
    else write(file, text);
  const files = changedSince(dir, 'HEAD');
  const run = contentRun(dir, 'HEAD', files);
  git('reset', '--hard', '-q');
  git('clean', '-fdq');
  return {files, run};
}

before(() => {
  dir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'content-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'first');
});

after(() => fs.rmSync(dir, {recursive: true}));

test('what differs from a commit is found: changed, new, deleted and not committed', () => {
  const {files} = selectedAfter({'docs/loop.mdx': 'Other.', 'docs/new.mdx': 'New.', 'data/prices.json': undefined});
  assert.deepEqual(files, ['data/prices.json', 'docs/loop.mdx', 'docs/new.mdx']);
  assert.throws(() => changedSince(dir, 'no-such-branch'), /There is no commit no-such-branch/);
});

test('pages, entries, demos, figures, pictures and words are content; code that they share is not', () => {
  for (const file of [
    'docs/loop.mdx',
    'blog/1-1.mdx',
    'data/experts/a.yml',
    'data/prices.json',
    'demos/spring/meta.ts',
    'static/img/a.webp',
    'checks/words.txt',
    'README.md',
  ])
    assert.ok(isContent(file), file);
  for (const file of [
    'src/index.ts',
    'data/schema.ts',
    'demos/lib/controls.ts',
    'demos/index.tsx',
    'figures/kit/picture.ts',
    'sidebars/main/index.ts',
    'tests/statements.md',
    'package.json',
    'checks/links.ts',
  ])
    assert.ok(!isContent(file), file);
});

test('a change of a page’s text runs the tests that name the page, by path, title or helper, and those of all pages', () => {
  const {run} = selectedAfter({'docs/loop.mdx': LOOP.replace('A loop', 'Another loop')});
  assert.deepEqual(names(run.browserTests), ['all', 'called', 'helped', 'named', 'pattern', 'search-results']);
  assert.deepEqual(names(run.unitTests), ['content']);
  assert.deepEqual(run.routes, ['/docs/loop']);
  const commands = contentSteps(run).map(({command}) => command);
  assert.ok(commands.some((command) => command.startsWith("LOOK_AT='only /docs/loop' playwright test")));
  assert.ok(!commands.some((command) => /oxlint/.test(command)));
});

test('a change of a page’s title, an entry, or a page that comes or goes runs every browser test', () => {
  const changes: Record<string, string | undefined>[] = [
    {'docs/loop.mdx': LOOP.replace('that end', 'without end')},
    {'data/prices.json': '{"a": 1}'},
    {'docs/new.mdx': LOOP},
    {'docs/spring.mdx': undefined},
  ];
  for (const change of changes) {
    const {run} = selectedAfter(change);
    assert.equal(run.browserTests.length, Object.keys(FILES).filter((file) => file.endsWith('.spec.ts')).length, JSON.stringify(change));
    assert.equal(run.routes, undefined);
  }
});

test('tests of code alone exist, and those of the whole content are recognized by what they read', () => {
  for (const file of OF_CODE) assert.ok(unitTestsIn(PROJECT).includes(file), file);
  const whole = [...specsIn(PROJECT, 'tests/browser/site'), ...specsIn(PROJECT, 'tests/browser/a11y')].filter((spec) => readsAll(PROJECT, spec));
  for (const name of ['axe', 'demos', 'metadata', 'structured-data', 'search-ranking', 'route-table', 'widths', 'feeds', 'security', 'styles'])
    assert.ok(names(whole).includes(name), name);
});
