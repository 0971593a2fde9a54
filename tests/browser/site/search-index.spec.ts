import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import {builtFileOf} from '../../../core/corpus/page-files';
import {readBuild} from '../../../plugins/search/read-build';
import {partsOf} from '../../../src/search/parts';
import {parseQuery} from '../../../src/search/query';
import {MANIFEST, SEARCH_FOLDER, type Manifest} from '../../../src/search/files';
import {resultsPath} from '../../../src/components/search/links';
import {missingResultsUrl} from '../../../src/components/search/missing-results';
import {BUDGETS} from '../../../config/budgets';
import {hostileQueries} from '../lib/hostile-queries';
import {todays} from '../lib/todays';
import {builtEngine} from '../../../scripts/lib/bench-search/built-engine';
import {readLedger} from '../../../scripts/lib/bench-search/ledger';
import {test} from '../fixtures';

const PROJECT = path.join(__dirname, '../../..');
const BUILD = path.join(PROJECT, 'build');

test('Search: every part of the site has records, whose anchors are those of its pages', {tag: ['@search.index', '@slow']}, async () => {
  const pages = await readBuild(BUILD, '/');
  for (const part of ['/docs/', '/blog/', '/learn/', '/success-stories/', '/experts/', '/templates/', '/player/', '/showcase/'])
    assert.ok(
      pages.some(({url}) => url.startsWith(part)),
      part,
    );
  assert.deepEqual([...new Set(pages.map(({tag}) => tag))].sort(), ['default', 'docs-default-current']);
  for (const {url, sections} of pages) {
    const html = await fs.readFile(path.join(BUILD, builtFileOf(url.slice(1))), 'utf8');
    const ids = new Set([...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id));
    for (const {anchor} of sections) if (anchor) assert.ok(ids.has(anchor), `${url}#${anchor}`);
  }
});

/** Of the sections of the site, one in this many is looked up. */
const SECTION_STEP = 25;

test(
  'Search: what the shipped index finds is there: results of every part lead to pages, and to anchors that these have',
  {tag: ['@search.index', '@slow']},
  async () => {
    const pages = await readBuild(BUILD, '/');
    const engine = builtEngine(BUILD);
    const filters = {language: 'en', tags: [...new Set(pages.map(({tag}) => tag))], page: 0, hitsPerPage: 5};
    const sections = pages.flatMap(({title, sections: own}) => own.map(({heading}) => `${title} ${heading}`)).filter((_, index) => index % SECTION_STEP === 0);
    const found = new Set<string>();
    for (const query of sections) for (const {url} of (await engine.search({...filters, query})).hits) found.add(url);
    assert.ok(found.size > sections.length / 2, `${found.size} results of ${sections.length} queries`);
    for (const part of ['/docs/', '/blog/', '/success-stories/', '/experts/', '/templates/', '/showcase/'])
      assert.ok(
        [...found].some((url) => url.startsWith(part)),
        part,
      );
    const missing: string[] = [];
    for (const url of found) {
      const [route = '', anchor] = url.split('#');
      const html = await fs.readFile(path.join(BUILD, builtFileOf(route.slice(1))), 'utf8');
      if (anchor && !html.includes(` id="${decodeURIComponent(anchor)}"`)) missing.push(url);
    }
    assert.deepEqual(missing, []);
  },
);

test('Weight: the index of the documentation stays below its budget', {tag: ['@loading.budgets', '@slow']}, async () => {
  const {indexes} = JSON.parse(await fs.readFile(path.join(BUILD, SEARCH_FOLDER, MANIFEST), 'utf8')) as Manifest;
  const sizeOf = async (file: string) => (await fs.stat(path.join(BUILD, SEARCH_FOLDER, file))).size;
  const sizes = await Promise.all(
    indexes.map(async (files) => ({...files, names: await sizeOf(files.index), sizes: await Promise.all(files.parts.map(({file}) => sizeOf(file)))})),
  );
  const firstResults = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) =>
    sum(sizes.map(({names, parts, sizes: own}) => names + sum([...partsOf(parts, parseQuery(letter, {}))].map((part) => own[part]!)))),
  );
  const first = Math.max(...firstResults);
  const all = sum(sizes.filter(({tag}) => tag !== 'default').map(({names, sizes: own}) => names + sum(own)));
  console.log(
    `at most ${first} bytes for the first results of a word, ${Math.round(sum(firstResults) / firstResults.length)} for those of a usual letter, ${all} for all of the documentation`,
  );
  assert.ok(first <= BUDGETS.searchFirst, `${first} bytes of ${BUDGETS.searchFirst}`);
  assert.ok(all <= BUDGETS.searchIndex, `${all} bytes of ${BUDGETS.searchIndex}`);
});

test('Search: with the parts of the index that a question needs, its answers are those of the whole index', {tag: ['@search.parts', '@slow']}, async () => {
  const whole = builtEngine(BUILD);
  const filters = {language: 'en', tags: ['default', 'docs-default-current'], page: 0, hitsPerPage: 30};
  await whole.preload(filters);
  for (const {query} of readLedger()) {
    const asked = {...filters, query, awaitsExcerpts: true};
    assert.deepEqual(await builtEngine(BUILD).search(asked), await whole.search(asked), query);
  }
});

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test(
  'Search: 10,000 random and hostile queries, today a ninth of them, are answered by the index of the site',
  {tag: ['@search.hostile', '@slow']},
  async () => {
    // All of them are half a minute of computing, and more on a busy machine.
    test.slow();
    const pages = await readBuild(BUILD, '/');
    const engine = builtEngine(BUILD);
    const filters = {language: 'en', tags: [...new Set(pages.map(({tag}) => tag))], page: 0, hitsPerPage: 20};
    const titles = pages.map(({title}) => title);
    for (const query of todays([...hostileQueries(10_000, titles)])) {
      const {hits, total} = await engine.search({...filters, query});
      assert.ok(total >= hits.length, query);
      resultsPath('/', query);
      missingResultsUrl('https://example.com', query);
    }
  },
);
