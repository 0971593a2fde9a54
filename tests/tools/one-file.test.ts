import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, test, type TestContext} from 'node:test';
import {CHECKS} from '../../checks/all';
import {judge, type Verdict} from '../../checks/judge';
import {filesIn, readTargets} from '../../checks/targets';
import {readCorpus, type Corpus} from '../../core/corpus/corpus';
import {newPage} from '../../scripts/new-page';
import type {Answers} from '../../scripts/lib/page-request';
import {DEFECTS} from '../lib/planted-defects';

const ROOT = path.join(__dirname, '../..');

/** What defects are planted in; everything else of the project is linked. */
const COPIED = ['docs', 'blog', 'data', 'demos', 'sidebars', 'checks', 'README.md'];

const NEW_PAGES: Answers[] = [
  ...['guide', 'faq', 'troubleshooting', 'migration', 'legal', 'index'].map((kind) => ({kind, route: `/docs/new-${kind}`, category: 'Help'})),
  {kind: 'api', route: '/docs/new-loop', package: 'remotion', export: 'Loop'},
  {kind: 'type', route: '/docs/new-type', package: '@remotion/player', export: 'PlayerRef'},
];

/** What no program knows: from where readers come to the page, which file the export is in, and what there is to see. */
const LEFT_TO_WRITERS = ['No chain of links leads from /docs/ to this page.', 'No page links to this one.'];
const NO_SOURCE = 'The page does not link its source.';
const NO_PICTURE = 'The page shows nothing.';

let dir = '';
let corpus: Corpus;
let whole: Verdict[];

before(async () => {
  dir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'one-file-'));
  for (const name of fs.readdirSync(ROOT).filter((entry) => !entry.startsWith('.') || entry === '.github'))
    if (COPIED.includes(name)) fs.cpSync(path.join(ROOT, name), path.join(dir, name), {recursive: true});
    else fs.symlinkSync(path.join(ROOT, name), path.join(dir, name));
  for (const {file, change} of DEFECTS) {
    const place = path.join(dir, file);
    const source = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
    const changed = change(source);
    assert.notEqual(changed, source, `nothing was planted in ${file}`);
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.writeFileSync(place, changed);
  }
  corpus = readCorpus(dir);
  whole = await judge(corpus, {});
});

after(() => fs.rmSync(dir, {recursive: true}));

/** What is said about some files, one line each. */
const said = (verdicts: Verdict[], isWanted: (file: string) => boolean): string[] =>
  verdicts
    .flatMap(({check, findings}) => findings.map((finding) => ({check, ...finding})))
    .filter(({file}) => isWanted(file))
    .map(({check, file, line, message, fix}) => `${check} ${file}:${line} ${message} → ${fix}`)
    .sort();

async function saidAlone(file: string): Promise<string[]> {
  const {names = []} = readTargets(dir, [file]);
  return said(await judge(corpus, {names}), (other) => other === file);
}

const FOUND = DEFECTS.flatMap(({finds}) => finds);
const PLACES = new Set([...FOUND.map(([at]) => at), ...DEFECTS.map(({file}) => file)]);

test('60 planted defects and more are found, each in its file', () => {
  assert.ok(DEFECTS.length >= 60, `${DEFECTS.length}`);
  for (const [at, check, message] of FOUND) {
    const there = said(whole, (file) => file === at);
    assert.ok(
      there.some((line) => line.startsWith(`${check} `) && message.test(line)),
      `${check}: ${String(message)} in ${at}, where there is:\n${there.join('\n')}`,
    );
  }
});

test('and nothing else is: a syntax error is one finding, however much depends on the file', () => {
  const unexpected = said(whole, () => true).filter((line) => !FOUND.some(([at, check, message]) => line.startsWith(`${check} ${at}:`) && message.test(line)));
  assert.deepEqual(unexpected, []);
  assert.equal(said(whole, () => true).length, FOUND.length);
});

/** Judging every file by itself takes minutes: a run looks at some of each kind, others each day, and `ALL=1` at all. */
const SAMPLE = 5;

function todays(t: TestContext, files: string[]): string[] {
  const day = Math.floor(Date.now() / 86_400_000);
  const step = process.env.ALL ? 1 : Math.ceil(files.length / SAMPLE);
  const looked = files.filter((_, index) => index % step === day % step);
  t.diagnostic(`${looked.length} of ${files.length} files, from number ${day % step}`);
  return looked;
}

test('a file with a defect is judged alone as it is among all others', async (t) => {
  const broken = [...PLACES].filter((file) => fs.existsSync(path.join(dir, file)));
  assert.ok(broken.length > 60, `${broken.length}`);
  for (const file of todays(t, broken))
    assert.deepEqual(
      await saidAlone(file),
      said(whole, (other) => other === file),
      file,
    );
});

test('so is a file that is as it was', async (t) => {
  const asked = ['docs', 'blog', 'learn', 'success-stories', 'data', 'sidebars'].flatMap((folder) => filesIn(dir, [`${folder}/`]));
  const demos = fs.readdirSync(path.join(dir, 'demos')).filter((id) => fs.existsSync(path.join(dir, 'demos', id, 'meta.ts')));
  const files = [...asked, ...demos.map((id) => `demos/${id}/meta.ts`), 'README.md', 'CONTRIBUTING.md', 'checks/words.txt'].filter((file) =>
    CHECKS.some((check) => check.files?.test(file) || check.decides?.test(file)),
  );
  const untouched = files.filter((file) => !PLACES.has(file));
  assert.ok(untouched.length > 850, `${untouched.length}`);
  for (const file of todays(t, untouched))
    assert.deepEqual(
      await saidAlone(file),
      said(whole, (other) => other === file),
      file,
    );
});

test('a new page of any kind has only what its writer has to say', async () => {
  // No two pages are about the same export.
  fs.rmSync(path.join(dir, 'docs/loop.mdx'));
  const files: string[] = [];
  for (const answers of NEW_PAGES) files.push((await newPage(dir, answers))[0] ?? '');
  const verdicts = await judge(readCorpus(dir), {names: files});
  const found = verdicts.flatMap(({findings}) => findings.map(({file, message}) => `${file} ${message.split(':')[0] ?? ''}`));
  const isUnwritten = (line: string) => line.includes(' Nothing stands below “');
  assert.ok(found.some(isUnwritten), 'sections that are still to be written are named');
  assert.deepEqual(
    found.filter((line) => !isUnwritten(line)).sort(),
    files
      .flatMap((file) => [`${file} description is too short`, ...LEFT_TO_WRITERS.map((message) => `${file} ${message}`)])
      .concat(`docs/new-loop.mdx ${NO_SOURCE}`, `docs/new-guide.mdx ${NO_PICTURE}`, `docs/new-index.mdx ${NO_PICTURE}`)
      .sort(),
  );
});

test('every check says in which files it finds something, and finds nothing elsewhere', () => {
  for (const {check, findings} of whole)
    for (const {file} of findings)
      assert.match(file, CHECKS.find(({name}) => name === check)?.files ?? /./, `${check}: a run about ${file} would leave it out`);
});
