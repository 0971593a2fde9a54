import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import {SEARCH_FOLDER} from '../../src/search/files';
import {writeIndex} from '../../plugins/search/write-index';
import {createEngine, type Engine} from '../../src/components/search/embedded/engine';
import {reasonOf, type FailureReason} from '../../src/components/search/search-error';
import {page, PAGES} from '../lib/search-pages';

async function engineOver(t: TestContext, change: (url: string) => Response | undefined = () => undefined): Promise<Engine> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'search-'));
  t.after(() => fs.rm(directory, {recursive: true}));
  await writeIndex(directory, PAGES, {});
  return createEngine(
    'https://site/search-index/',
    async (url) => change(url) ?? new Response(await fs.readFile(path.join(directory, SEARCH_FOLDER, path.basename(url)))),
  );
}

const FILTERS = {language: 'en', tags: ['default', 'docs-default-current'], page: 0, hitsPerPage: 20};
const failureOf = (engine: Engine): Promise<FailureReason | undefined> => engine.search({...FILTERS, query: 'sequence'}).then(() => undefined, reasonOf);
const textOf = (pieces: {text: string}[]) => pieces.map(({text}) => text).join('');

test('the engine answers with texts and marks, filters by tag and language, and pages', async (t) => {
  const engine = await engineOver(t);
  const {hits, total} = await engine.search({...FILTERS, query: 'useCurrentFrame'});
  assert.equal(total, 2);
  assert.deepEqual(
    hits.map(({url}) => url),
    ['/docs/usecurrentframe-', '/blog/notes'],
  );
  assert.deepEqual(hits[0]?.page, [
    {text: 'useCurrentFrame', isFound: true},
    {text: '()', isFound: false},
  ]);
  assert.equal(textOf(hits[0].excerpt), 'The number of the current frame.');
  assert.deepEqual(
    (await engine.search({...FILTERS, query: 'useCurrentFrame', page: 1, hitsPerPage: 1})).hits.map(({url}) => url),
    ['/blog/notes'],
  );
  assert.equal((await engine.search({...FILTERS, tags: ['default'], query: 'Sequence'})).total, 0);
  assert.equal((await engine.search({...FILTERS, language: 'fr', query: 'Sequence'})).total, 0);
});

test('a missing, corrupt or foreign index fails, and the next search tries again', async (t) => {
  const faults: [Response, FailureReason][] = [
    [new Response('', {status: 404}), 'unreachable'],
    [new Response('<!doctype html>'), 'damaged'],
    [new Response(Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3])), 'damaged'],
  ];
  let next = 0;
  const engine = await engineOver(t, (url) => (url.endsWith('.bin') && url.includes('docs-') ? faults[next]?.[0] : undefined));
  for (; next < faults.length; next++) assert.equal(await failureOf(engine), faults[next]?.[1]);
  assert.equal((await engine.search({...FILTERS, query: 'sequence'})).hits[0]?.url, '/docs/-sequence-');
});

test('a manifest that is a page, as npm start answers for a file that no build has written, fails, and the next search tries again', async (t) => {
  let isBuilt = false;
  const engine = await engineOver(t, (url) => (!isBuilt && url.endsWith('manifest.json') ? new Response('<!doctype html>') : undefined));
  assert.equal(await failureOf(engine), 'damaged');
  isBuilt = true;
  assert.equal((await engine.search({...FILTERS, query: 'sequence'})).hits[0]?.url, '/docs/-sequence-');
});

test('only the texts of what is shown are fetched, each once', async (t) => {
  const fetched: string[] = [];
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'search-'));
  t.after(() => fs.rm(directory, {recursive: true}));
  const many = Array.from({length: 400}, (_, number) => page(`Page ${number}`, `Says ${number % 200 === 5 ? 'zebra' : 'nothing'}.`, {url: `/docs/${number}`}));
  await writeIndex(directory, many, {});
  const engine = createEngine('https://site/search-index/', async (url) => {
    fetched.push(path.basename(url).replace(/\..*/, ''));
    return new Response(await fs.readFile(path.join(directory, SEARCH_FOLDER, path.basename(url))));
  });
  const {hits, lacksExcerpts} = await engine.search({...FILTERS, query: 'zebra', awaitsExcerpts: true});
  assert.deepEqual([hits.map(({url}) => url).sort(), lacksExcerpts], [['/docs/205', '/docs/5'], false]);
  await engine.search({...FILTERS, query: 'zebra'});
  assert.deepEqual(fetched, ['manifest', 'en-docs-default-current', 'en-docs-default-current-text', 'en-docs-default-current-text']);
});

test('without the texts there are still results', async (t) => {
  const engine = await engineOver(t, (url) => (url.includes('text') ? new Response('', {status: 500}) : undefined));
  const {hits} = await engine.search({...FILTERS, query: 'sequence'});
  assert.equal(textOf(hits[0]?.page ?? []), '<Sequence>');
  assert.deepEqual(hits[0]?.excerpt, []);
});

test('a query without results is answered with close queries', async (t) => {
  const engine = await engineOver(t);
  const answer = await engine.search({...FILTERS, query: 'usecurntfrm'});
  assert.deepEqual([answer.total, answer.suggestions], [0, ['useCurrentFrame()']]);
  assert.deepEqual((await engine.search({...FILTERS, query: 'sequence'})).suggestions, []);
});
