import assert from 'node:assert/strict';
import {test} from 'node:test';
import {deflateRawSync} from 'node:zlib';
import {hashOf, keyOf, readOrigin} from '../../src/playground/origin';
import type {Project} from '../../src/playground/project';
import {badName, badSize, readProject} from '../../src/playground/read-project';
import {LinkError, MAX_LINK, packProject, unpackProject} from '../../src/playground/share';

const PROJECT: Project = {
  title: 'Ein Titel, 標題 ✓',
  files: [
    {name: 'Title.tsx', code: "export const Title = () => <b>{'…'}</b>;\n"},
    {name: 'data.json', code: '{}'},
  ],
  entry: 'Title.tsx',
  exportName: null,
  size: {width: 1280, height: 720, fps: 29.97, durationInFrames: 90},
  props: {text: 'a', list: [1, {b: null}]},
};

test('A link holds the whole project, in letters that every program leaves alone', async () => {
  const text = await packProject(PROJECT);
  assert.match(text, /^[\w-]+$/);
  assert.deepEqual(await unpackProject(text), PROJECT);
  assert.deepEqual(readOrigin(`#code=${text}`), {kind: 'code', text});
});

test('A link that would be cut off on its way is refused with its length', async () => {
  const noise = Array.from({length: MAX_LINK}, (_, index) => Math.sin(index).toString(36).slice(3, 6)).join('');
  await assert.rejects(packProject({...PROJECT, files: [{name: 'Title.tsx', code: noise}]}), (error) => {
    assert.ok(error instanceof LinkError);
    assert.match(error.message, /^The link would have \d\d,\d{3} characters, .* after 30,000\. Download/);
    return true;
  });
});

test('A damaged link is refused in words, whatever is wrong with it', async () => {
  const text = await packProject(PROJECT);
  const other = deflateRawSync(JSON.stringify({v: 1, project: {...PROJECT, entry: 'Gone.tsx'}})).toString('base64url');
  for (const bad of [text.slice(0, -9), text.slice(5), `${text.slice(0, 40)}AAAA${text.slice(44)}`, '***', '', 'aGVsbG8', other])
    await assert.rejects(unpackProject(bad), LinkError, `“${bad.slice(0, 12)}…” was accepted.`);
});

test('A short link cannot unpack to more than a project may have', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000, 'a')).toString('base64url');
  await assert.rejects(unpackProject(bomb), LinkError);
});

test('A project from elsewhere is read only when all of it makes sense', () => {
  assert.deepEqual(readProject(JSON.parse(JSON.stringify(PROJECT))), PROJECT);
  const bad: Partial<Record<keyof Project, unknown>>[] = [
    {files: []},
    {files: [{name: '../Title.tsx', code: ''}], entry: '../Title.tsx'},
    {files: [...PROJECT.files, {name: 'title.ts', code: ''}]},
    {files: [{name: 'Title.tsx', code: 'x'.repeat(2_000_001)}]},
    {size: {...PROJECT.size, width: 0}},
    {size: {...PROJECT.size, fps: '30'}},
    {props: []},
    {exportName: 3},
  ];
  for (const change of bad) assert.equal(readProject({...PROJECT, ...change}), undefined, JSON.stringify(change).slice(0, 80));
});

test('Names and sizes are refused with the reason', () => {
  assert.equal(badName('Part.tsx', ['Title.tsx']), undefined);
  assert.match(badName('title.ts', ['Title.tsx']) ?? '', /already a file Title\.tsx/);
  assert.match(badName('a/b.tsx', []) ?? '', /^A name consists/);
  assert.equal(badSize('fps', 29.97), undefined);
  assert.equal(badSize('width', 10.5), 'Enter a whole number.');
  assert.equal(badSize('durationInFrames', 0), 'Enter a number from 1 to 36,000.');
});

test('An address names a project, and nothing outside the folder of projects', () => {
  assert.deepEqual(readOrigin('#demo=spring'), {kind: 'demo', id: 'spring'});
  assert.deepEqual(readOrigin('#sample=docs/player/index.2'), {kind: 'sample', id: 'docs/player/index.2'});
  for (const hash of ['', '#', '#new', '#demo=', '#demo=../../secret', '#sample=a b', '#other=x']) assert.deepEqual(readOrigin(hash), {kind: 'new'}, hash);
  assert.equal(hashOf({kind: 'demo', id: 'spring'}), '#demo=spring');
  const keys = ['#demo=spring', '#sample=spring', '#code=abc', '#code=abd', ''].map((hash) => keyOf(readOrigin(hash)));
  assert.equal(new Set(keys).size, keys.length);
});
