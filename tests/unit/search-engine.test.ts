import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import {SEARCH_FOLDER} from '../../src/search/files';
import {writeIndex} from '../../plugins/search/write-index';
import {createEngine, type Engine} from '../../src/components/search/embedded/engine';
import {docSearchClient} from '../../src/components/search/modal/docsearch-client';
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

const SILENT = {onAnswer: () => undefined, onExcerpts: () => undefined};
const FILTERS = {language: 'en', tags: ['default', 'docs-default-current'], page: 0, hitsPerPage: 20};
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
  const answers: (Response | undefined)[] = [
    new Response('', {status: 404}),
    new Response('<!doctype html>'),
    new Response(Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3])),
    undefined,
  ];
  let next = 0;
  const engine = await engineOver(t, (url) => (url.endsWith('.bin') && url.includes('docs-') ? answers[next] : undefined));
  for (; next < answers.length - 1; next++) await assert.rejects(engine.search({...FILTERS, query: 'sequence'}));
  assert.equal((await engine.search({...FILTERS, query: 'sequence'})).hits[0]?.url, '/docs/-sequence-');
});

test('a manifest that is a page, as npm start answers for a file that no build has written, fails, and the next search tries again', async (t) => {
  let isBuilt = false;
  const engine = await engineOver(t, (url) => (!isBuilt && url.endsWith('manifest.json') ? new Response('<!doctype html>') : undefined));
  await assert.rejects(engine.search({...FILTERS, query: 'sequence'}), SyntaxError);
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

test('nothing of the pages becomes markup in the modal', async (t) => {
  const engine = await engineOver(t);
  const client = docSearchClient({preload: () => undefined, search: (request) => engine.search(request)}, FILTERS, SILENT);
  const search = client.search as unknown as (request: object) => {catch(handle: () => void): Promise<{results: {hits: object[]}[]}>};
  for (const query of ['see also script', '<Sequence>', 'alert']) {
    const {results} = await search({requests: [{query}]}).catch(() => undefined);
    // The list shows the group as text.
    const shown = results[0]?.hits[0] as {hierarchy: {lvl0: string}};
    const markup = JSON.stringify({...shown, _highlightResult: undefined, hierarchy: {...shown.hierarchy, lvl0: ''}}).replace(/<\/?(?:mark|code)>/g, '');
    assert.doesNotMatch(markup, /[<>]/, query);
  }
});

test('a failed search is shown by the modal and stays shown: its promise is not settled', async () => {
  const broken = docSearchClient({preload: () => undefined, search: () => Promise.reject(new Error('gone'))}, FILTERS, SILENT);
  const names: string[] = [];
  const search = broken.search as unknown as (request: object) => {catch(handle: (error: Error) => void): Promise<unknown>};
  const answer = search({requests: [{query: 'a'}]}).catch((error) => {
    names.push(error.name);
    throw error;
  });
  const settled = await Promise.race([
    answer.then(
      () => 'settled',
      () => 'settled',
    ),
    new Promise((resolve) => setImmediate(() => resolve('open'))),
  ]);
  assert.deepEqual([names, settled], [['RetryError'], 'open']);
});
