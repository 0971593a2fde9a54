import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inspectSynonyms} from '../../data/synonyms';
import {buildIndex} from '../../plugins/search/build-index';
import {editDistance} from '../../plugins/search/expand';
import {SEARCH_FOLDER} from '../../plugins/search/files';
import {pack, unpack} from '../../plugins/search/pack';
import {readPage, type SearchPage} from '../../plugins/search/records';
import {search} from '../../plugins/search/search';
import {chunksOf, titleTerms} from '../../plugins/search/words';
import {writeIndex} from '../../plugins/search/write-index';
import {createEngine, type Engine} from '../../src/components/search/embedded/engine';
import {isExternal, localPath, resultsPath} from '../../src/components/search/links';
import {excerptOf, isCode, mark} from '../../src/components/search/mark';
import {docSearchClient} from '../../src/components/search/modal/docsearch-client';
import {missingResultsUrl} from '../../src/components/search/modal/missing-results';
import {tagsOf, VersionFilter} from '../../src/components/search/VersionFilter';
import {hostileQueries} from '../lib/hostile-queries';

const html = (body: string, head = '') =>
  `<html><head><meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=docs-default-current>${head}</head><body>${body}</body></html>`;

const page = (title: string, text: string, more: Partial<SearchPage> = {}): SearchPage => ({
  url: `/docs/${title.toLowerCase().replace(/[^a-z]+/g, '-')}`,
  title,
  group: 'Guides',
  language: 'en',
  tag: 'docs-default-current',
  description: text,
  links: [],
  sections: [{level: 1, heading: title, text, quoted: ''}],
  ...more,
});

const PAGES = [
  page('<Sequence>', 'Shows its children for a stretch of the timeline.'),
  page('useCurrentFrame()', 'The number of the current frame.', {package: 'remotion'}),
  page('renderMedia()', 'Renders a composition to a video file.', {
    sections: [
      {level: 1, heading: 'renderMedia()', text: 'Renders a composition.', quoted: ''},
      {level: 3, heading: '--gl', anchor: '--gl', text: 'The renderer of OpenGL.', quoted: 'Cannot find composition with ID'},
      {level: 3, heading: 'See also', anchor: 'see-also', text: '<script>alert(1)</script> & more.', quoted: ''},
    ],
  }),
  page('Captions', 'Words below a picture.'),
  page('Release notes', 'What is new about useCurrentFrame.', {url: '/blog/notes', tag: 'default', group: 'Blog'}),
];
const INDEX = unpack(pack(buildIndex(PAGES, {subtitles: ['captions']})));
const titles = (query: string) => [...new Set(search(INDEX, query).answers.map(({section}) => INDEX.pages[INDEX.sections[section]!.page]!.title))];

test('a page is read with the anchors, the category and the facts of its HTML, without what is not said', () => {
  const read = readPage(
    html(
      `<ul><li class=breadcrumbs__item><span class=breadcrumbs__link>Guides</span><li class=breadcrumbs__item><span class=breadcrumbs__link>Title</span></ul>
       <div class="theme-doc-markdown"><header><p data-search=skip data-kind=guide data-package=remotion>API</p><h1>Title</h1></header><p>Two. See <a href="/docs/b#c">One</a> for more. Three.</p><nav>menu</nav>
       <h2 id="part">Part<a class="hash-link" href="#part">\u200b</a></h2><p>Two <b>and</b> <code>npm run it</code>.</p><figure data-lang=tsx><pre><code>const a = 1;</code></pre></figure>
       <figure data-lang=txt><pre><code>Error: no such thing</code></pre></figure><div hidden>other tab</div><script>code</script><h2 id="_R_1_">Made up</h2></div>`,
      '<meta name=description content="What it is.">',
    ),
    '/docs/a',
  );
  assert.deepEqual(read, {
    url: '/docs/a',
    title: 'Title',
    group: 'Guides',
    language: 'en',
    tag: 'docs-default-current',
    kind: 'guide',
    package: 'remotion',
    description: 'What it is.',
    links: [{url: '/docs/b', around: 'See for more'}],
    sections: [
      {level: 1, heading: 'Title', text: 'What it is. Two. See One for more. Three.', quoted: ''},
      {level: 2, heading: 'Part', anchor: 'part', text: 'Two and npm run it. Error: no such thing', quoted: 'npm run it\nError: no such thing'},
      {level: 2, heading: 'Made up', anchor: undefined, text: '', quoted: ''},
    ],
  });
});

test('pages that ask not to be indexed give nothing; lists give what stands above their items', () => {
  assert.equal(readPage(html('<main><h1>No</h1></main>', '<meta name=robots content=noindex>'), '/no'), undefined);
  const list = readPage(html('<main><h1>Blog</h1><p>All posts.</p><article><h2>A</h2></article><article><h2>B</h2></article></main>'), '/blog');
  assert.deepEqual(list?.sections, [{level: 1, heading: 'Blog', text: 'All posts.', quoted: ''}]);
});

test('names of code are found whole, by their words, by their signs, and from any word on', () => {
  assert.deepEqual(chunksOf('<Sequence>'), [{signed: '<sequence', compact: 'sequence', parts: ['sequence']}]);
  assert.deepEqual(chunksOf('@remotion/player')[0]?.signed, '@remotion/player');
  assert.deepEqual(titleTerms('useCurrentFrame()'), ['usecurrentframe', 'use', 'current', 'frame', 'currentframe']);
  assert.deepEqual(titleTerms('--gl'), ['--gl', 'gl']);
  assert.deepEqual(
    chunksOf('HTMLElement .mp4').map(({parts}) => parts),
    [['html', 'element'], ['mp4']],
  );
  for (const query of ['usecurrentframe', 'useCurrentFr', 'currentFrame', 'use current frame', 'useCurentFrame', 'usecurrentfrmae'])
    assert.equal(titles(query)[0], 'useCurrentFrame()', query);
  assert.equal(titles('<seq')[0], '<Sequence>');
  assert.equal(titles('<')[0], '<Sequence>');
  assert.equal(titles('--gl')[0], 'renderMedia()');
  assert.equal(titles('subtitles')[0], 'Captions');
  assert.equal(titles('Cannot find composition with ID "Intro"')[0], 'renderMedia()');
  assert.deepEqual(titles('qwertzuiop'), []);
  assert.deepEqual(titles(''), []);
});

test('letters that are wrong, missing, too many or exchanged are counted', () => {
  const pairs: [string, string, number][] = [
    ['frame', 'frame', 0],
    ['frame', 'farme', 1],
    ['frame', 'frme', 1],
    ['frame', 'fraame', 1],
    ['frame', 'grome', 2],
  ];
  for (const [a, b, distance] of pairs) assert.equal(editDistance(a, b, 2), distance, b);
  assert.equal(editDistance('frame', 'zzzzz', 2), 3);
});

test('a packed index is the same when it is unpacked; anything else is refused', () => {
  const built = buildIndex(PAGES, {a: ['b']});
  assert.deepEqual(unpack(pack(built)), built);
  const bytes = pack(built);
  assert.throws(() => unpack(bytes.subarray(0, bytes.length - 5)), /cut off/);
  assert.throws(() => unpack(new TextEncoder().encode('<!doctype html>')), /no search index/);
});

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

test('10,000 random and hostile queries are answered, and nothing of them or of the pages becomes markup', async (t) => {
  const engine = await engineOver(t);
  const client = docSearchClient({preload: () => undefined, search: (request) => engine.search(request)}, FILTERS, SILENT);
  for (const query of hostileQueries(
    10_000,
    PAGES.map(({title}) => title),
  )) {
    const answer = await engine.search({...FILTERS, query});
    assert.ok(answer.total >= answer.hits.length);
    resultsPath('/', query);
    missingResultsUrl('https://example.com', query);
  }
  const search = client.search as unknown as (request: object) => {catch(handle: () => void): Promise<{results: {hits: object[]}[]}>};
  for (const query of ['see also script', '<Sequence>', 'alert']) {
    const {results} = await search({requests: [{query}]}).catch(() => undefined);
    // The group stands in the list as text.
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

test('words are marked in texts and names; an excerpt holds most of them', () => {
  const found = new Set(['frame', 'number']);
  assert.deepEqual(mark('useCurrentFrame: the Number <b>', found), [
    {text: 'useCurrent', isFound: false},
    {text: 'Frame', isFound: true},
    {text: ': the ', isFound: false},
    {text: 'Number', isFound: true},
    {text: ' <b>', isFound: false},
  ]);
  const text = `${'other words '.repeat(30)}the number of a frame${' and more'.repeat(30)}`;
  assert.match(excerptOf(text, found, 100), /^… .*number of a frame.* …$/);
  assert.equal(excerptOf('short', found, 100), 'short');
  for (const name of ['useCurrentFrame()', '<Sequence>', '@remotion/player', '--gl', 'npx remotion render', 'from?', 'durationInFrames'])
    assert.ok(isCode(name), name);
  for (const title of ['Render timeouts', 'Captions', 'What is new?']) assert.ok(!isCode(title), title);
});

test('addresses of hosted results become paths of this site, except those of other sites', () => {
  const pattern = '^https://remotion\\.pro(/|$)';
  assert.equal(localPath('https://www.remotion.dev/docs/spring?a=1#config', pattern, '/kit/'), '/kit/docs/spring?a=1#config');
  assert.equal(localPath('https://example.com/kit/docs/spring', pattern, '/kit/'), '/kit/docs/spring');
  assert.equal(localPath('https://remotion.pro/store', pattern, '/'), 'https://remotion.pro/store');
  assert.equal(isExternal('/docs/spring', pattern), false);
});

test('§2 Search: the version filter offers the versions, and nothing where there is one', () => {
  const versions = [
    {name: 'current', label: 'Next'},
    {name: '1.0', label: '1.0'},
  ];
  const show = (docs: Parameters<typeof VersionFilter>[0]['docs']) =>
    renderToStaticMarkup(React.createElement(VersionFilter, {docs, chosen: {default: '1.0'}, onChoose: () => undefined}));
  assert.equal(show({default: {versions: versions.slice(0, 1)}}), '');
  assert.match(show({default: {versions}}), /<option value="current">Next<\/option><option value="1.0" selected="">1.0<\/option>/);
  assert.deepEqual(tagsOf({default: {versions}}, {default: '1.0'}), ['default', 'docs-default-1.0']);
  assert.deepEqual(tagsOf({default: {versions}}, {}), ['default', 'docs-default-current']);
});

test('synonyms are small words; what is wrong is named with its line', () => {
  assert.deepEqual(inspectSynonyms('subtitles: [captions, srt]\ngoogle cloud: [cloudrun]\n'), {
    synonyms: {subtitles: ['captions', 'srt'], 'google cloud': ['cloudrun']},
    findings: [],
  });
  const {findings} = inspectSynonyms('a: [b]\nNode.js: [server]\nsound: audio\nmusic: [Audio]\n');
  assert.deepEqual(
    findings.map(({line, message}) => `${line} ${message}`),
    [
      '2 "Node.js" must be one to three words of small letters and digits.',
      '3 sound must be a list, as in [captions, srt].',
      '4 music must be words of small letters and digits.',
    ],
  );
});
