import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {data} from '../../checks/data';
import {readCorpus} from '../../core/corpus/corpus';
import {inspectEntry, inspectKind, readKind} from '../../core/data/read';
import type {Kind} from '../../data/schema';

const ROOT = path.join(__dirname, '../..');

const inspectFixture = (kind: Kind, name: string) => {
  const file = `tests/fixtures/data/${name}.yml`;
  return inspectEntry(kind, file, fs.readFileSync(path.join(ROOT, file), 'utf8'));
};

const VALID = `slug: ada-example
name: Ada Example
summary: Builds generators for weather reports and their maps.
skills: [maps, React]
expert_since: 2024-03-17
source: https://example.com/experts
asOf: 2024-03
projects:
  - name: Weather
    url: https://example.com/weather
`;

/** Makes a project with the given files below data/experts/, deleted after the test. */
function projectWith(t: {after: (clean: () => void) => void}, files: Record<string, string>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'catalog-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  fs.mkdirSync(path.join(dir, 'data/experts'), {recursive: true});
  for (const [name, source] of Object.entries(files)) fs.writeFileSync(path.join(dir, 'data/experts', name), source);
  return dir;
}

test('a valid entry passes', () => {
  const {entry, findings, unsourced} = inspectEntry('experts', 'data/experts/ada-example.yml', VALID);
  assert.deepEqual([...findings, ...unsourced], []);
  assert.deepEqual(entry?.source, ['https://example.com/experts']);
  assert.equal(entry?.name, 'Ada Example');
  assert.equal(entry.expert_since, '2024-03-17');
});

test('an unknown key is named with its line and the keys that are known', () => {
  const {entry, findings} = inspectFixture('experts', 'unknown-key');
  assert.equal(entry, undefined);
  assert.equal(findings.length, 1);
  assert.equal(findings[0]?.message, 'twitter is not a known key.');
  assert.equal(findings[0].line, 6);
  assert.match(findings[0].fix, /^Known keys: slug, name, summary, .*linkedin\.$/);
});

test('a missing field is named with what belongs there', () => {
  const {findings} = inspectFixture('showcase', 'missing-field');
  assert.deepEqual(findings, [
    {file: 'tests/fixtures/data/missing-field.yml', line: 1, message: 'added is missing.', fix: 'The month of the submission, as in 2024-04.'},
  ]);
});

test('a bad URL and a bad path are named with line and example', () => {
  const {findings} = inspectFixture('templates', 'bad-url');
  assert.deepEqual(
    findings.map(({line, message}) => ({line, message})),
    [
      {line: 14, message: 'repository must be a full address that begins with https://.'},
      {line: 13, message: 'docs[0].path must be a path such as /docs/render.'},
    ],
  );
  assert.match(findings[0]?.fix ?? '', /as in https:\/\/github\.com\//);
});

test('a template names the demo that shows it', () => {
  const file = 'data/templates/blank.yml';
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const findings = (text: string) => inspectEntry('templates', file, text).findings.map(({message, fix}) => `${message} ${fix}`);
  assert.deepEqual(findings(source), []);
  assert.deepEqual(findings(source.replace('demo: template-blank\n', '')), [
    'demo is missing. The demo that shows it: a folder in demos/, as in template-hello-world.',
  ]);
});

test('a slug that is not the name of the file is an error', () => {
  const {findings} = inspectFixture('showcase', 'wrong-slug');
  assert.deepEqual(findings, [
    {
      file: 'tests/fixtures/data/wrong-slug.yml',
      line: 1,
      message: 'slug is "right-slug", but the file is named wrong-slug.yml.',
      fix: 'Rename the file to right-slug.yml, or change the slug.',
    },
  ]);
});

test('e-mail addresses, nested unknown keys and equal keys are errors', () => {
  const messages = (source: string) => inspectEntry('experts', 'data/experts/ada-example.yml', source).findings.map(({line, message}) => `${line} ${message}`);
  assert.deepEqual(messages(VALID.replace('Builds generators', 'Write to ada@example.com')), [
    '3 summary must not hold an e-mail address, which this public site does not show.',
  ]);
  assert.deepEqual(messages(`${VALID}    year: 2024\n`), ['11 projects[0].year is not a known key.']);
  assert.match(messages(`${VALID}slug: other\n`)[0] ?? '', /^11 The YAML cannot be read: Map keys must be unique/);
});

test('a slug that stands twice is an error', (t) => {
  const dir = projectWith(t, {'ada-example.yml': VALID, 'copy.yml': VALID});
  const {entries, findings} = inspectKind(dir, 'experts');
  assert.equal(entries.length, 1);
  assert.ok(findings.some(({file, message}) => file === 'data/experts/copy.yml' && message === 'slug "ada-example" is taken by data/experts/ada-example.yml.'));
});

test('a word to filter by is spelled as in most entries', async (t) => {
  const person = (slug: string, skills: string) => VALID.replace('ada-example', slug).replace('[maps, React]', skills);
  const dir = projectWith(t, {
    'ada-example.yml': VALID,
    'bo-example.yml': person('bo-example', '[maps, react]'),
    'cy-example.yml': person('cy-example', '[Maps, React]'),
  });
  const {findings} = await data.run(readCorpus(dir));
  assert.deepEqual(
    findings.filter(({file}) => file.startsWith('data/experts/')).map(({file, line, message}) => `${file}:${line} ${message}`),
    ['data/experts/bo-example.yml:4 Other entries write “react” as “React”.', 'data/experts/cy-example.yml:4 Other entries write “Maps” as “maps”.'],
  );
});

test('readKind sorts by slug, and throws an error that names file, field and fix', (t) => {
  const other = VALID.replace('ada-example', 'zoe-example');
  const dir = projectWith(t, {'zoe-example.yml': other, 'ada-example.yml': VALID});
  assert.deepEqual(
    readKind(dir, 'experts').map(({slug}) => slug),
    ['ada-example', 'zoe-example'],
  );

  fs.writeFileSync(path.join(dir, 'data/experts/ada-example.yml'), VALID.replace('name: Ada Example\n', ''));
  assert.throws(() => readKind(dir, 'experts'), /data\/experts\/ada-example\.yml:1 {2}name is missing\.\n {4}→ The person's full name/);
  fs.writeFileSync(path.join(dir, 'data/experts/ada-example.yml'), VALID.replace('asOf: 2024-03\n', ''));
  assert.throws(() => readKind(dir, 'experts'), /data\/experts\/ada-example\.yml:1 {2}asOf is missing\.\n {4}→ When it was so/);
  assert.throws(() => readKind(dir, 'templates'), /There is no entry\.\n {4}→ Add data\/templates\/<slug>\.yml/);
});

test('the check counts all entries of this site and finds nothing wrong with them', async () => {
  const {count, looked, findings} = await data.run(readCorpus(ROOT));
  assert.deepEqual(findings, []);
  assert.equal(count, ['experts', 'templates', 'showcase'].flatMap((kind) => fs.readdirSync(path.join(ROOT, 'data', kind))).length);
  assert.match(looked, /^entries: \d+ in data\/experts\/, \d+ in data\/templates\/, \d+ in data\/showcase\/; \d+ synonyms$/);
});
