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
  const index = 'en-docs-default-current';
  assert.deepEqual(fetched, ['manifest', index, `${index}-terms`, `${index}-text`, `${index}-text`]);
});

test('a query fetches the parts that its words are in, a misspelled one all of them, and loading ahead one after the other', async (t) => {
  const fetched: string[] = [];
  let open = 0;
  let most = 0;
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'search-'));
  t.after(() => fs.rm(directory, {recursive: true}));
  const fruit = ['apple', 'banana', 'cherry', 'date', 'elder', 'fig'];
  const many = Array.from({length: 1200}, (_, number) =>
    page(`Page ${number}`, [...fruit.filter((_word, place) => place !== number % 6), 'almond', 'beech', 'cedar'].join(' '), {url: `/docs/${number}`}),
  );
  const {indexes} = await writeIndex(directory, many, {fig: ['apple']});
  const parts = indexes[0]!.parts.map(({file}) => file);
  assert.ok(parts.length >= 3, `${parts.length} parts`);
  const engineOf = () =>
    createEngine('https://site/search-index/', async (url) => {
      most = Math.max(most, ++open);
      const file = path.basename(url);
      if (parts.includes(file)) fetched.push(file);
      const content = await fs.readFile(path.join(directory, SEARCH_FOLDER, file));
      open--;
      return new Response(content);
    });
  const fetchedBy = async (run: (engine: Engine) => Promise<unknown>) => {
    fetched.length = 0;
    await run(engineOf());
    return fetched.length;
  };
  const search = (query: string) => (engine: Engine) => engine.search({...FILTERS, query, awaitsExcerpts: true});
  assert.equal(await fetchedBy(search('apple')), 1);
  assert.equal(await fetchedBy(search('aple')), parts.length, 'a misspelled word may be any');
  assert.equal(await fetchedBy(search('fig')), 2, 'the word and its synonym');
  most = 0;
  assert.equal(await fetchedBy((engine) => engine.preload(FILTERS)), parts.length);
  assert.equal(most, 1);
  const preloaded = engineOf();
  await preloaded.preload(FILTERS);
  fetched.length = 0;
  const cold = engineOf();
  for (const query of ['apple', 'date fig', 'ap', 'banna', 'cherry-date']) assert.deepEqual(await search(query)(cold), await search(query)(preloaded), query);
});

test('loading ahead begins with the names of all indexes, which every query needs', async (t) => {
  const asked: string[] = [];
  const engine = await engineOver(t, (url) => void asked.push(path.basename(url).replace(/\..*/, '')));
  await engine.preload(FILTERS);
  assert.deepEqual([asked[0], asked.slice(1, 3).sort()], ['manifest', ['en-default', 'en-docs-default-current']]);
});

test('files that are gone after a deployment are looked for in a new manifest', async (t) => {
  let isGone = true;
  const asked: string[] = [];
  const engine = await engineOver(t, (url) => {
    asked.push(path.basename(url));
    return isGone && url.includes('-terms') ? new Response('', {status: 404}) : undefined;
  });
  assert.equal(await failureOf(engine), 'unreachable');
  isGone = false;
  assert.equal((await engine.search({...FILTERS, query: 'sequence'})).hits[0]?.url, '/docs/-sequence-');
  assert.equal(asked.filter((name) => name === 'manifest.json').length, 2);
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
