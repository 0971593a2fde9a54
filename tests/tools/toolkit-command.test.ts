import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import type {Item} from '../../scripts/toolkit/item';
import {messageItems} from '../../scripts/toolkit/messages';
import {nameItems} from '../../scripts/toolkit/names';
import {asIssue, asMarkdown, asTable, type Report} from '../../scripts/toolkit/report';
import {edited} from '../../scripts/toolkit/skeletons';
import {dirtyFiles, Saved, writeVersions} from '../../scripts/toolkit/swap';
import {planVersions, type Registry} from '../../scripts/toolkit/versions';
import {pageFrom} from '../../core/corpus/read-page';
import {isToolkitFile} from '../../core/toolkit/toolkit-program';

const NEEDED = ['remotion', '@remotion/cli', '@remotion/renderer', '@remotion/player', '@remotion/bundler'];
const ALL = [...NEEDED, '@remotion/gif', '@remotion/rive'];

/** All packages at three versions, except what is given. */
const registry = (versions: Record<string, string[]> = {}): Registry => ({
  versions: (name) => Promise.resolve(versions[name] ?? ['4.0.3', '4.0.4', '4.0.9', '5.0.0-alpha.1']),
});

function folder(t: TestContext, files: Record<string, string>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'toolkit-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

test('packages that the registry lacks get the nearest version; without a wish, the newest that most have counts', async () => {
  const some = registry({'@remotion/rive': ['4.0.1', '4.0.3'], remotion: ['4.0.3', '4.0.4', '4.0.9', '4.0.10']});
  assert.deepEqual(await planVersions(some, ALL, '4.0.4'), {
    version: '4.0.4',
    packages: {...Object.fromEntries(ALL.map((name) => [name, '4.0.4'])), '@remotion/rive': '4.0.3'},
    nearest: ['@remotion/rive'],
  });
  assert.equal((await planVersions(some, ALL)).version, '4.0.9');
});

test('a version that does not exist, half of the packages, a needed one or the whole registry missing: each is named', async () => {
  await assert.rejects(planVersions(registry(), ALL, '4.0.5'), /no remotion 4\.0\.5\. Near it are 4\.0\.3, 4\.0\.4, 4\.0\.9\. Nothing was changed/);
  await assert.rejects(planVersions(registry({'@remotion/cli': ['4.0.3']}), ALL, '4.0.4'), /lacks @remotion\/cli 4\.0\.4, without which/);
  const gone = {'@remotion/gif': ['4.0.3'], '@remotion/rive': ['4.0.3']};
  await assert.rejects(
    planVersions(registry(gone), [...NEEDED.slice(0, 2), ...Object.keys(gone)], '4.0.4'),
    /lacks 2 of 4 packages at 4\.0\.4: @remotion\/gif, @remotion\/rive/,
  );
  const down = {versions: () => Promise.reject(Object.assign(new Error('Command failed'), {stderr: 'npm error code ECONNREFUSED\n'}))};
  await assert.rejects(planVersions(down, ALL), /does not answer for .*: npm error code ECONNREFUSED\. Nothing was changed/);
});

test('whatever a run does to packages and files is undone, byte for byte, also when it was interrupted', (t) => {
  const dir = folder(t, {
    'package.json': JSON.stringify({version: '4.0.3', dependencies: {remotion: '4.0.3'}, devDependencies: {three: '1.0.0'}}),
    'package-lock.json': '{}',
    'node_modules/remotion/index.js': 'old',
    'node_modules/gone/index.js': 'gone',
    'node_modules/.package-lock.json': 'old record',
    'node_modules/.cache/kept': 'kept',
  });
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const manifest = read('package.json');
  new Saved(dir).take();
  writeVersions(dir, '4.0.9', {remotion: '4.0.9', '@remotion/unknown': '4.0.9'});
  assert.deepEqual(JSON.parse(read('package.json')), {version: '4.0.9', dependencies: {remotion: '4.0.9'}, devDependencies: {three: '1.0.0'}});
  // As npm does it: packages are replaced, its record is written in place.
  fs.rmSync(path.join(dir, 'node_modules/remotion'), {recursive: true});
  fs.rmSync(path.join(dir, 'node_modules/gone'), {recursive: true});
  fs.mkdirSync(path.join(dir, 'node_modules/fresh'));
  fs.writeFileSync(path.join(dir, 'node_modules/.package-lock.json'), 'new record');
  const later = new Saved(dir);
  assert.ok(later.isLeftOver);
  later.restore();
  assert.equal(read('package.json'), manifest);
  assert.deepEqual(fs.readdirSync(path.join(dir, 'node_modules')).sort(), ['.cache', '.package-lock.json', 'gone', 'remotion']);
  assert.deepEqual(
    [read('node_modules/remotion/index.js'), read('node_modules/.package-lock.json'), read('node_modules/.cache/kept')],
    ['old', 'old record', 'kept'],
  );
  assert.ok(!new Saved(dir).isLeftOver);
});

test('types of a package that is installed inside of one of the toolkit are foreign, wherever npm put it', () => {
  const files = ['@remotion/bundler/dist/index.d.ts', 'remotion/dist/cjs/Sequence.d.ts', '@remotion/cli/node_modules/@remotion/bundler/dist/index.d.ts'];
  for (const file of files) assert.ok(isToolkitFile(`/site/node_modules/${file}`), file);
  for (const file of ['webpack/types.d.ts', '@remotion/bundler/node_modules/@rspack/core/dist/types.d.ts', '@remotion/cli/node_modules/zod/types.d.ts'])
    assert.ok(!isToolkitFile(`/site/node_modules/${file}`), file);
});

test('a work tree with changes is not touched', (t) => {
  const dir = folder(t, {'package.json': '{}'});
  execFileSync('git', ['init', '-q'], {cwd: dir});
  assert.deepEqual(dirtyFiles(dir), ['?? package.json']);
  const script = path.join(__dirname, '../../scripts/toolkit.ts');
  const tsx = path.join(__dirname, '../../node_modules/tsx/dist/cli.mjs');
  const {stderr, status} = spawnSync(process.execPath, [tsx, script, '4.0.4'], {cwd: dir, encoding: 'utf8'});
  assert.equal(status, 1);
  assert.match(stderr, /The work tree has changes, so nothing was started.*\n\?\? package\.json/);
  assert.equal(spawnSync(process.execPath, [tsx, script, 'newest'], {cwd: dir}).status, 2);
  // What an interrupted run left is put back first, by a process that has not read it.
  fs.writeFileSync(path.join(dir, 'package-lock.json'), '{}');
  fs.mkdirSync(path.join(dir, 'node_modules'));
  new Saved(dir).take();
  fs.writeFileSync(path.join(dir, 'package.json'), '{"version": "4.0.4"}');
  const again = spawnSync(process.execPath, [tsx, script, '4.0.4'], {cwd: dir, encoding: 'utf8'});
  assert.equal(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'), '{}');
  assert.equal(again.stdout.match(/The run before was interrupted/g)?.length, 1);
  assert.match(again.stderr, /The work tree has changes, so nothing was started/);
  assert.equal(again.status, 1);
});

const PAGE = `---
title: bake()
description: D
kind: api
package: "@remotion/bakery"
export: bake
---

## Options

### \`salt\`

\`number\` · default \`1\`

Salt.

#### \`grain?\`

\`string\`

## See also
`;

const item = (change: Item['change'], line = 1): Item => ({kind: 'other', page: 'docs/bake.mdx', line, message: '', edit: '', change});

test('skeletons stand at the end of what they belong to, with type, default and first version; replacements change one line', () => {
  const text = edited(
    PAGE,
    'docs/bake.mdx',
    [
      item({do: 'skeleton', heading: '`sugar?`', signature: '`number` · default `2`', depth: 3, below: {line: 9}}),
      item({do: 'skeleton', heading: '`origin?`', signature: '`string`', depth: 4, below: {line: 11}}),
      item({do: 'replace', line: 13, from: 'default `1`', to: 'default `3`'}),
    ],
    '4.0.9',
    (key) => (key === '@remotion/bakery#bake.sugar' ? '4.0.7' : undefined),
  );
  assert.equal(
    text.slice(text.indexOf('### `salt`')),
    `### \`salt\`

\`number\` · default \`3\`

Salt.

#### \`grain?\`

\`string\`

#### \`origin?\`

\`string\`

{/* New in 4.0.9: say what it does, and its unit. */}

### \`sugar?\`

\`number\` · default \`2\` · <AvailableFrom v="4.0.7" />

{/* New in 4.0.9: say what it does, and its unit. */}

## See also
`,
  );
});

test('a flag comes after the last one; where nothing shows the place, the page stays as it is', () => {
  const flag = item({do: 'skeleton', heading: '`--dark`', signature: '', depth: 3, below: {flags: true}});
  const page = '---\ntitle: render\nkind: cli\n---\n\n## Flags\n\n### `--codec`\n\nCodec.\n\n## Exit codes\n\nNone.\n';
  assert.match(
    edited(page, 'docs/cli/render.mdx', [flag], '4.0.9', (key) => (key === 'cli render --dark' ? '4.0.8' : undefined)),
    /Codec\.\n\n### `--dark`\n\n<AvailableFrom v="4\.0\.8" \/>\n\n\{\/\* New in 4\.0\.9.*\n\n## Exit codes/,
  );
  assert.equal(edited(PAGE, 'docs/bake.mdx', [flag], '4.0.9'), PAGE);
});

test('a quoted message is missed when the packages had it and have it no longer, however the code is broken into lines', (t) => {
  const code = (text: string) => ({
    'node_modules/remotion/index.js': text,
    'node_modules/@remotion/gif/package.json': '{}',
    'node_modules/remotion/package.json': '{}',
  });
  const before = folder(
    t,
    code(
      'throw new Error("The oven is too hot" + " for this bread.");\nlog(`Baked ${n} loaves in the big old oven.`);\nlog("The yeast is no longer alive today")',
    ),
  );
  const now = folder(t, code("throw new Error('The oven is too hot for this ' +\n  'bread.');"));
  const page = pageFrom(
    'docs/oven.mdx',
    '---\ntitle: Oven\n---\n\n## The oven is too hot for this bread\n\n```txt\nBaked 12 loaves in the big old oven.\nThis was never a message of it.\n```\n\n### `The yeast is no longer alive today`\n',
  );
  const found = messageItems([page], path.join(before, 'node_modules'), path.join(now, 'node_modules'));
  assert.deepEqual(
    found.map(({line, message, evidence}) => [line, message, evidence]),
    [
      [8, '"loaves in the big old oven." is no longer in the packages.', 'until now remotion/index.js'],
      [12, '"The yeast is no longer alive today" is no longer in the packages.', 'until now remotion/index.js'],
    ],
  );
});

const REPORT: Report = {
  from: '4.0.3',
  to: '4.0.9',
  nearest: {'@remotion/rive': '4.0.4'},
  items: [
    {
      kind: 'member new',
      page: 'docs/b.mdx',
      line: 9,
      message: '`sugar` is not documented.',
      evidence: '@remotion/bakery/index.d.ts:3',
      edit: 'Add it.',
      change: {do: 'replace', line: 1, from: 'a', to: 'b'},
    },
    {kind: 'probe', page: 'docs/a.mdx', line: 4, message: 'no longer holds', edit: 'Change the sentence.'},
  ],
  counts: ['api: 2 exports'],
  since: {'@remotion/bakery#bake.sugar': '4.0.7'},
  seconds: 12,
};

test('the report has every page with its evidence and edits; the issue says the same and stays below what a service takes', () => {
  const text = asMarkdown(REPORT);
  assert.match(
    text,
    /^# Remotion 4\.0\.3 → 4\.0\.9\n\n2 things to look at on 2 pages and files\.\n\nThe registry lacks 1 packages at 4\.0\.9; .*@remotion\/rive 4\.0\.4/,
  );
  assert.match(text, /## docs\/a\.mdx\n\n- \[ \] line 4, probe: no longer holds Change the sentence\.\n\n## docs\/b\.mdx/);
  assert.match(text, /`sugar` is not documented\. Evidence: `@remotion\/bakery\/index\.d\.ts:3`\. Add it\. \(`--apply` writes it\.\)/);
  assert.match(
    asTable(REPORT),
    /1 {2}new members without a heading\n.*1 {2}claims that no longer hold, or could not be tried\n.*2 {2}altogether, on 2 pages and files/,
  );
  const {title, body} = asIssue(REPORT);
  assert.equal(title, 'Document Remotion 4.0.9: 2 things to look at since 4.0.3');
  assert.match(body, /npm run toolkit -- 4\.0\.9 --apply[^]*## docs\/b\.mdx/);
  const many = asIssue({...REPORT, items: Array.from({length: 900}, (_, line) => ({...REPORT.items[1]!, line, message: 'x'.repeat(80)}))});
  assert.ok(many.body.length < 65_536);
  const left = Number(/(\d+) more are left out/.exec(many.body)?.[1]);
  assert.equal((many.body.match(/^- \[ \]/gm) ?? []).length + left, 900);
});

test('names of functions and services of the version until now get the new one; those of older versions stay', () => {
  const source =
    '---\ntitle: T\n---\n\n`remotion-render-4-0-3-mem2048mb-disk2048mb-120sec`, `remotion-4-0-3-mem2gi-cpu1-0-t300`\n\n`remotion-render-4-0-1-mem2048mb`\n';
  const items = nameItems([pageFrom('docs/names.mdx', source)], '4.0.3', '4.0.9');
  assert.deepEqual(
    items.map(({kind, line, edit}) => `${kind} ${line} ${edit}`),
    ['version 5 Write remotion-render-4-0-9-mem.', 'version 5 Write remotion-4-0-9-mem.'],
  );
  const text = edited(source, 'docs/names.mdx', items, '4.0.9');
  assert.match(text, /`remotion-render-4-0-9-mem2048mb-disk2048mb-120sec`, `remotion-4-0-9-mem2gi-cpu1-0-t300`/);
  assert.match(text, /remotion-render-4-0-1-mem2048mb/);
});
