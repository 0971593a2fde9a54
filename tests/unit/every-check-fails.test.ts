import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {checkBuilt} from '../../checks/built';
import {CHECKS} from '../../checks/all';
import {readCorpus} from '../../core/corpus/corpus';

const ROOT = path.join(__dirname, '../..');
const fixture = (name: string) => path.join(ROOT, 'tests/fixtures', name);

/** For every check, a small project on which it fails, and what it says about it. Other tests look at the fixtures in detail. */
const FAILURES: Record<string, [fixture: string, message: RegExp]> = {
  mdx: ['content/malformed-mdx', /cannot be parsed/],
  'front-matter': ['content/unknown-key', /not a known key/],
  headings: ['content/skipped-heading', /a level is skipped/],
  links: ['content/broken-link', /leads to no file/],
  anchors: ['anchors', /leads nowhere/],
  images: ['content/image-without-alt', /no text alternative/],
  spelling: ['spelling', /is in no dictionary/],
  american: ['american', /is British/],
  voice: ['voice', /Title Case/],
  'license-terms': ['license-terms', /in its own words/],
  posts: ['content/unknown-related', /not a page in docs/],
  samples: ['content/wrong-prop', /TS2322/],
  scripts: ['scripts', /No page has a sample|has no file name/],
  ranges: ['ranges', /throws: inputRange/],
  highlights: ['highlights', /The highlight cuts/],
  probes: ['probes', /There is no probe|No page names/],
  commands: ['commands', /There is no command/],
  api: ['api/broken', /is not a member of/],
  coverage: ['coverage', /GifFilter is not in the list/],
  cli: ['cli', /There is no command/],
  availability: ['availability', /Nothing proves/],
  messages: ['messages', /No package of this page prints|explains this message, too/],
  contradictions: ['contradictions', /but 60 in docs/],
  'source-links': ['source-links', /does not link its source|nothing compiled/],
  'one-version': ['content/other-version-in-prose', /is not version/],
  'toolkit-links': ['toolkit-links', /has no heading with the id/],
  orphans: ['orphans', /No chain of links leads/],
  'own-links': ['own-links', /is not a page of this site/],
  vocabulary: ['vocabulary', /is not a component of this site/],
  sidebars: ['sidebars', /The page is in no sidebar/],
  data: ['catalog', /url/i],
  sources: ['sources', /source/],
  demos: ['demos', /It exports/],
  figures: ['figures', /alt: Required/],
  strips: ['strips', /has no text alternative/],
  illustrations: ['illustrations', /The page shows nothing/],
  course: ['course', /Marked are the lines/],
  'word-list': ['spelling', /already in the dictionaries/],
  readme: ['readme', /package\.json has no script/],
  glossary: ['glossary', /No guide uses/],
  status: ['status', /has a status in another entry|There is no page/],
  statements: ['statements', /No test proves/],
  built: ['built', /leads to nothing/],
};

/** The modules that are no checks: their type, and what runs them. */
const OTHERS = ['all', 'check', 'judge', 'passed', 'print', 'run', 'targets', 'watch'];

test('every check has a fixture on which it fails', () => {
  assert.deepEqual(Object.keys(FAILURES).sort(), [...CHECKS.map(({name}) => name), 'built'].sort());
  const files = fs.readdirSync(path.join(ROOT, 'checks')).filter((name) => name.endsWith('.ts'));
  const missing = files.map((name) => path.parse(name).name).filter((name) => !OTHERS.includes(name) && !FAILURES[name]);
  assert.deepEqual(missing, []);
});

for (const [name, [folder, message]] of Object.entries(FAILURES))
  test(`${name} fails on the fixture ${folder}`, async () => {
    const check = CHECKS.find((other) => other.name === name);
    const {count, findings} = check ? await check.run(readCorpus(fixture(folder))) : checkBuilt(fixture(folder), '/');
    assert.ok(count > 0, 'it looked at something');
    assert.ok(
      findings.some((finding) => message.test(finding.message)),
      findings.map((finding) => finding.message).join('\n'),
    );
    for (const {file, line, fix} of findings) assert.ok(file && line > 0 && fix, 'each finding has a place and a fix');
  });
