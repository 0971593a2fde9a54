import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import {frontMatter} from '../../checks/front-matter';
import {headings} from '../../checks/headings';
import {readCorpus} from '../../core/corpus/corpus';
import {newPage} from '../../scripts/new-page';
import {Refusal, type Answers} from '../../scripts/lib/page-request';

const ROOT = path.join(__dirname, '../..');

/** A copy of the tiny project with its packages installed, deleted after the test. */
function tinyProject(t: TestContext): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'new-page-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  fs.cpSync(path.join(ROOT, 'tests/fixtures/new-page'), dir, {recursive: true});
  fs.renameSync(path.join(dir, 'packages'), path.join(dir, 'node_modules'));
  return dir;
}

const read = (dir: string, file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

const filesOf = (dir: string) =>
  Object.fromEntries(
    ['docs', 'sidebars'].flatMap((folder) =>
      fs
        .readdirSync(path.join(dir, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({parentPath, name}) => [path.join(parentPath, name), fs.readFileSync(path.join(parentPath, name), 'utf8')] as const),
    ),
  );

/** The page without its notes to the writer. */
const withoutNotes = (source: string) => source.replace(/\{\/\*.*?\*\/\}\n*/g, '');

test('a page on a component lists its props as the types have them', async (t) => {
  const dir = tinyProject(t);
  assert.deepEqual(await newPage(dir, {kind: 'api', route: '/docs/banner', package: 'remotion', export: 'Banner'}), ['docs/banner.mdx', 'sidebars/api.ts']);
  assert.equal(
    withoutNotes(read(dir, 'docs/banner.mdx')),
    `---
title: <Banner>
description: ""
kind: api
package: remotion
export: Banner
---

\`\`\`tsx
import {Banner} from 'remotion';
\`\`\`

## Props

### \`text\`

\`string\` · required

### \`from?\`

\`Direction\`

### \`side?\`

\`Direction | null\` · **Deprecated**

## Behavior worth knowing

## Where it runs

## See also

`,
  );
});

test('a page on a function lists arguments, the members of an options argument, and the fields of the result', async (t) => {
  const dir = tinyProject(t);
  await newPage(dir, {kind: 'api', route: '/docs/spin', package: 'remotion', export: 'spin'});
  const page = read(dir, 'docs/spin.mdx');
  assert.match(page, /^title: spin\(\)$/m);
  assert.deepEqual(page.match(/^#.*$/gm), [
    '## Arguments',
    '### `frame`',
    '### `options?`',
    '#### `turns`',
    '#### `clockwise?`',
    '## Return value',
    '### `angle`',
    '### `done`',
    '## Behavior worth knowing',
    '## Where it runs',
    '## See also',
  ]);
});

test('a new page breaks two rules only: its description and its sections are not written yet', async (t) => {
  const dir = tinyProject(t);
  await newPage(dir, {kind: 'api', route: '/docs/fade', package: 'remotion', export: 'fade'});
  await newPage(dir, {kind: 'guide', route: '/docs/first-steps', category: 'Getting started'});
  await newPage(dir, {kind: 'cli', route: '/docs/cli/render', package: 'remotion'});
  const corpus = readCorpus(dir);
  assert.deepEqual(corpus.broken, []);
  const {findings} = await frontMatter.run(corpus);
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message.slice(0, 24)}`),
    ['docs/cli/render.mdx:3 description is too short', 'docs/fade.mdx:3 description is too short', 'docs/first-steps.mdx:3 description is too short'],
  );
  const unwritten = (await headings.run(corpus)).findings;
  assert.ok(unwritten.length > 0 && unwritten.every(({message}) => message.startsWith('Nothing stands below')), JSON.stringify(unwritten));
});

test('sorted lists of the reference stay sorted; a package without a category gets one, its overview first', async (t) => {
  const dir = tinyProject(t);
  await newPage(dir, {kind: 'api', route: '/docs/banner', package: 'remotion', export: 'Banner'});
  await newPage(dir, {kind: 'api', route: '/docs/spin', package: 'remotion', export: 'spin'});
  await newPage(dir, {kind: 'api', route: '/docs/tiny/tiny', package: '@remotion/tiny', export: 'tiny'});
  await newPage(dir, {kind: 'api-index', route: '/docs/tiny/', package: '@remotion/tiny'});
  const sidebar = read(dir, 'sidebars/api.ts');
  assert.match(sidebar, /'absolute-fill',\s*'banner',\s*'composition',\s*'spin',\s*'staticfile'/);
  assert.match(sidebar, /label: '@remotion\/tiny',\s*items: \['tiny\/index', 'tiny\/tiny'\]/);
  assert.match(sidebar, /'spin' is in a comment/);
  assert.match(read(dir, 'docs/tiny/tiny.mdx'), /^slug: \/tiny\/tiny$/m, 'a file named like its folder would become the index');
});

test('a package whose category has moved to a file of sidebars/api/ gets its pages there', async (t) => {
  const dir = tinyProject(t);
  const before = read(dir, 'sidebars/api.ts');
  fs.mkdirSync(path.join(dir, 'sidebars/api'));
  fs.writeFileSync(
    path.join(dir, 'sidebars/api/core.ts'),
    "export const core = [{type: 'category', label: 'remotion/other', items: []}] satisfies object[];\n",
  );
  fs.writeFileSync(
    path.join(dir, 'sidebars/api/motion.ts'),
    "export const motion = [{type: 'category', label: '@remotion/tiny', items: ['tiny/wave']}] satisfies object[];\n",
  );
  const files = await newPage(dir, {kind: 'api', route: '/docs/tiny/tiny', package: '@remotion/tiny', export: 'tiny'});
  assert.deepEqual(files, ['docs/tiny/tiny.mdx', 'sidebars/api/motion.ts']);
  assert.match(read(dir, 'sidebars/api/motion.ts'), /items: \['tiny\/wave', 'tiny\/tiny'\]/);
  assert.equal(read(dir, 'sidebars/api.ts'), before);
});

test('a guide goes to the file of sidebars/main/ that holds its category, and a refusal names the categories of all files', async (t) => {
  const dir = tinyProject(t);
  fs.mkdirSync(path.join(dir, 'sidebars/main'));
  fs.writeFileSync(path.join(dir, 'sidebars/main/help.ts'), "export const help = [{type: 'category', label: 'FAQ', items: []}] satisfies object[];\n");
  assert.deepEqual(await newPage(dir, {kind: 'faq', route: '/docs/fade', category: 'FAQ'}), ['docs/fade.mdx', 'sidebars/main/help.ts']);
  assert.match(read(dir, 'sidebars/main/help.ts'), /items: \['fade'\]/);
  await assert.rejects(newPage(dir, {kind: 'guide', route: '/docs/spin', category: 'Nope'}), /one of Getting started, Writer's corner, FAQ;/);
});

test('a guide goes to the end of its category, a Recorder page to the Recorder', async (t) => {
  const dir = tinyProject(t);
  await newPage(dir, {kind: 'guide', route: '/docs/first-steps', category: "Writer's corner"});
  await newPage(dir, {kind: 'faq', route: '/docs/fade', category: 'Getting started'});
  await newPage(dir, {kind: 'troubleshooting', route: '/docs/spin', category: 'New things', newCategory: true});
  await newPage(dir, {kind: 'guide', route: '/docs/recorder/captions'});
  const main = read(dir, 'sidebars/main.ts');
  assert.match(main, /label: "Writer's corner", items: \['first-steps'\]\},\s*'fade',\s*\]/);
  assert.match(main, /'written', \/\/ the first one/);
  assert.match(main, /label: 'New things', items: \['spin'\]/);
  assert.match(read(dir, 'sidebars/recorder.ts'), /\['recorder\/index', 'recorder\/captions'\]/);
});

const REFUSALS: [Answers, RegExp][] = [
  [{}, /^--kind is missing: one of api, api-index, /],
  [{kind: 'essay', route: '/docs/fade'}, /^--kind "essay" is not a kind of page: one of api, /],
  [{kind: 'guide'}, /^--route is missing: .* --route \/docs\/img\.$/],
  [{kind: 'guide', route: 'img'}, /^--route img is not a path of the documentation: .* as in \/docs\/player\/api\.$/],
  [{kind: 'guide', route: '/docs/written/', category: 'Getting started'}, /^--route \/docs\/written\/ is already written: docs\/written\.mdx\.$/],
  [{kind: 'guide', route: '/docs/written', category: 'Getting started'}, /^--route \/docs\/written is already written: docs\/written\.mdx\.$/],
  [{kind: 'api', route: '/docs/fade', export: 'fade'}, /^--package is missing: /],
  [
    {kind: 'api', route: '/docs/fade', package: '@remotion/tinny', export: 'fade'},
    /^--package @remotion\/tinny is not installed; similar ones: @remotion\/tiny, /,
  ],
  [{kind: 'api', route: '/docs/fade', package: '../escape', export: 'fade'}, /^--package \.\.\/escape is not installed; /],
  [{kind: 'api', route: '/docs/fade', package: 'remotion'}, /^--export is missing: /],
  [{kind: 'api', route: '/docs/fade', package: 'remotion', export: 'Baner'}, /^--export Baner is not an export of remotion; similar ones: Banner, /],
  [{kind: 'guide', route: '/docs/fade', export: 'fade'}, /^--export does not belong to a page of kind guide: /],
  [{kind: 'guide', route: '/docs/fade'}, /^--category is missing: one of Getting started, Writer's corner; /],
  [{kind: 'guide', route: '/docs/fade', category: 'Nope'}, /^--category "Nope" is not in sidebars\/main\.ts: one of Getting started, /],
  [{kind: 'guide', route: '/docs/recorder/captions', category: 'Nope'}, /^--category is for sidebars\/main\.ts: this page goes into sidebars\/recorder\.ts\.$/],
];

test('what cannot be is refused with the flag and what is right, and nothing is written', async (t) => {
  const dir = tinyProject(t);
  const before = filesOf(dir);
  for (const [answers, message] of REFUSALS) await assert.rejects(newPage(dir, answers), (error) => error instanceof Refusal && message.test(error.message));
  assert.deepEqual(filesOf(dir), before);
});

test('a page that the sidebar lists already is refused', async (t) => {
  const dir = tinyProject(t);
  fs.writeFileSync(path.join(dir, 'sidebars/recorder.ts'), "export const recorderSidebar = ['recorder/index', 'recorder/captions'];\n");
  await assert.rejects(newPage(dir, {kind: 'guide', route: '/docs/recorder/captions'}), {message: 'sidebars/recorder.ts already lists recorder/captions.'});
});

test('the command says in one line what is wrong, and ends with 1', (t) => {
  const dir = tinyProject(t);
  const script = path.join(ROOT, 'scripts/new-page.ts');
  const run = (...flags: string[]) => spawnSync(process.execPath, ['--import', require.resolve('tsx'), script, ...flags], {cwd: dir, encoding: 'utf8'});
  const {status, stderr} = run('--kind', 'guide', '--category', 'Getting started');
  assert.equal(status, 1);
  assert.equal(stderr.trim(), '--route is missing: the path of the page, as in --route /docs/img.');
  assert.match(run('--knd', 'guide').stderr, /^Unknown option '--knd'\. Did you mean --kind\? The flags are --kind, --route, /);
  assert.match(
    run('--new-category', 'Movement').stderr,
    /^Unexpected argument 'Movement'\. A new category is --category 'Movement' --new-category\. The flags are /,
  );
  const done = run('--kind', 'guide', '--route', '/docs/fade', '--category', 'Getting started');
  assert.equal(done.status, 0, done.stderr);
  assert.match(done.stdout, /^Written: docs\/fade\.mdx, sidebars\/main\.ts\./);
});
