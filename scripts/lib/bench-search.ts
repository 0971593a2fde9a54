import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync, gunzipSync, gzipSync} from 'node:zlib';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import {chromium, type Browser, type Page} from 'playwright-core';
import {readSynonyms} from '../../data/synonyms';
import {buildIndex} from '../../plugins/search/build-index';
import {SEARCH_FOLDER} from '../../plugins/search/files';
import {pack, unpack} from '../../plugins/search/pack';
import {readBuild} from '../../plugins/search/read-build';
import type {SearchPage} from '../../plugins/search/records';
import {writeIndex} from '../../plugins/search/write-index';
import {builtEngine} from '../../tests/search/built-engine';
import {ask, readLedger, report, type Question, type Search} from '../../tests/search/ledger';
import {BROWSER_FLAGS, findBrowser} from './browser';
import {serveBuild} from './static-server';

const DOCS = 'docs-default-current';
const COLD_LOADS = 12;

/** Size and speed of the search, and how well it ranks beside the usual search of sites like this one. */
export async function benchSearch(project: string): Promise<void> {
  const build = path.join(project, 'build');
  const pages = await readBuild(build, '/');
  benchSizes(build, pages);
  benchGrowth(project, pages);
  const questions = readLedger();
  const written = new Set(pages.map(({url}) => url));
  for (const [name, search] of [
    ['ours', oursOf(build, pages)],
    ['MiniSearch', miniSearchOf(pages)],
    ['lunr', lunrOf(pages)],
  ] as const) {
    const times: number[] = [];
    const timed: Search = async (query) => {
      const started = performance.now();
      const found = await search(query);
      times.push(performance.now() - started);
      return found;
    };
    const {results, skipped} = await ask(questions, written, timed);
    console.log(`search, ${name}, in Node: ${inMilliseconds(times)}; ${skipped.length} questions wait for their pages\n${report(results)}`);
  }
  const answered = questions.filter(({pages: [best = '']}) => written.has(best));
  await benchBrowser(build, answered, 'as it is built');
  const scaled = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-search-'));
  try {
    const times = Math.ceil(routesOf(project).length / docsOf(pages).length);
    await writeIndex(scaled, copiesOf(pages, times), readSynonyms(project));
    await benchBrowser(build, answered, `${times} × its pages`, scaled);
  } finally {
    fs.rmSync(scaled, {recursive: true});
  }
}

const docsOf = (pages: SearchPage[]): SearchPage[] => pages.filter(({tag}) => tag === DOCS);
const routesOf = (project: string) => JSON.parse(fs.readFileSync(path.join(project, 'data/routes.json'), 'utf8')) as string[];

/** The same words on many more pages. */
const copiesOf = (pages: SearchPage[], times: number): SearchPage[] =>
  Array.from({length: times}, (_, copy) => pages.map((page) => (copy === 0 ? page : {...page, url: `${page.url}-${copy}`}))).flat();

/** How the index of the documentation grows with its sections, and what that makes of all pages that it will have. */
function benchGrowth(project: string, pages: SearchPage[]): void {
  const docs = docsOf(pages);
  const points = [1, 2, 3, 4].map((quarters) => {
    // Pages of all kinds and areas: the order of their paths, cut into heaps of four.
    const own = docs.filter((_, index) => index % 4 < quarters);
    const packed = pack(buildIndex(own, readSynonyms(project)));
    return {sections: countSections(own), brotli: brotliCompressSync(packed).length, gzip: gzipSync(packed, {level: 9}).length, packed};
  });
  const [quarter, , , all] = points as [Point, Point, Point, Point];
  const exponent = Math.log(all.brotli / quarter.brotli) / Math.log(all.sections / quarter.sections);
  const target = routesOf(project).length;
  const growth = (target / docs.length) ** exponent;
  console.log(
    `search, growth: ${points.map(({sections, brotli}) => `${sections} sections ${kilobytes(brotli)}`).join(', ')}; ` +
      `at ${target} pages brotli ${kilobytes(all.brotli * growth)}, gzip ${kilobytes(all.gzip * growth)}`,
  );
  const times = Array.from({length: 20}, () => timeOf(() => unpack(all.packed)));
  console.log(`search, decoding the documentation's index in Node: ${inMilliseconds(times)}`);
}

type Point = {sections: number; brotli: number; gzip: number; packed: Uint8Array};

const countSections = (pages: SearchPage[]): number => pages.reduce((sum, page) => sum + page.sections.length, 0);

function timeOf(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

/** What a reader fetches, and how much the documentation may grow. */
function benchSizes(build: string, pages: SearchPage[]): void {
  const folder = path.join(build, SEARCH_FOLDER);
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.bin'))) {
    const raw = gunzipSync(fs.readFileSync(path.join(folder, file)));
    const tag = file.slice(file.indexOf('-') + 1, file.indexOf('.'));
    const own = pages.filter((page) => page.tag === tag);
    const sections = countSections(own);
    const brotli = brotliCompressSync(raw).length;
    const sent = fs.statSync(path.join(folder, file)).size;
    console.log(
      `search, ${tag}: ${own.length} pages, ${sections} sections: raw ${kilobytes(raw.length)}, gzip as it is sent ${kilobytes(sent)}, brotli ${kilobytes(brotli)}, ` +
        `${(brotli / sections).toFixed(1)} bytes a section; 300 kB hold ${Math.floor((300_000 * sections) / brotli)} sections`,
    );
  }
}

function oursOf(build: string, pages: SearchPage[]): Search {
  const engine = builtEngine(build);
  const filters = {language: 'en', tags: [...new Set(pages.map(({tag}) => tag))], page: 0, hitsPerPage: 30};
  return async (query) => (await engine.search({...filters, query})).hits.map(({url}) => url.split('#')[0] ?? url);
}

const LUNR_LIMIT = 8;

const sectionsOf = (pages: SearchPage[]) => pages.flatMap(({url, title, sections}) => sections.map(({heading, text}) => ({url, title, heading, text})));

/** MiniSearch with the weights that suit it here: all words, else any of them. */
function miniSearchOf(pages: SearchPage[]): Search {
  const sections = sectionsOf(pages);
  const index = new MiniSearch({fields: ['title', 'heading', 'text'], searchOptions: {boost: {title: 4, heading: 8}, prefix: true, fuzzy: 0.2}});
  index.addAll(sections.map((section, id) => ({id, ...section})));
  return (text) => {
    const found = [...index.search(text, {combineWith: 'AND'}), ...index.search(text)];
    return [...new Set(found.map(({id}) => sections[Number(id)]?.url ?? ''))];
  };
}

/** Lunr as local search plugins set it up: stemmed words, all of them required, the last one open, then misspellings; then any of the words. */
function lunrOf(pages: SearchPage[]): Search {
  const sections = sectionsOf(pages);
  const index = lunr(function () {
    this.ref('id');
    this.field('title', {boost: 5});
    this.field('heading', {boost: 3});
    this.field('text');
    for (const [id, section] of sections.entries()) this.add({id, ...section});
  });
  const attempt = (terms: string[], options: (isLast: boolean) => lunr.Query.Clause | object) =>
    index.query((query) => {
      for (const [place, term] of terms.entries()) query.term(term, {usePipeline: true, ...options(place === terms.length - 1)});
    });
  return (text) => {
    const terms = lunr.tokenizer(text).map((token) => token.toString());
    const {REQUIRED} = lunr.Query.presence;
    const {TRAILING} = lunr.Query.wildcard;
    const stages = [
      () => attempt(terms, () => ({presence: REQUIRED})),
      () => attempt(terms, (isLast) => ({presence: REQUIRED, ...(isLast && {wildcard: TRAILING, usePipeline: false})})),
      () => attempt(terms, () => ({presence: REQUIRED, editDistance: 1, usePipeline: false})),
      () => attempt(terms, () => ({})),
    ];
    const found = stages.flatMap((stage) => stage()).map(({ref}) => sections[Number(ref)]?.url ?? '');
    return [...new Set(found)].slice(0, LUNR_LIMIT);
  };
}

/**
 * From a key to the first results that a reader sees, without and with the index at hand.
 * @param index folder of another index to search, in place of the build's
 */
async function benchBrowser(build: string, questions: Question[], name: string, index?: string): Promise<void> {
  const server = await serveBuild(build);
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_FLAGS});
  const say = (what: string) => console.log(`search, in Chromium, ${name}: ${what}`);
  try {
    const cold: number[] = [];
    const tasks: number[] = [];
    for (let load = 0; load < COLD_LOADS; load++) {
      const page = await openPage(browser, server.origin, index);
      const since = await page.evaluate(() => performance.now());
      cold.push(await firstSearch(page));
      tasks.push(await page.evaluate(longestTask, since));
      await page.context().close();
    }
    say(`first results, nothing loaded before: ${inMilliseconds(cold)}; longest task of the page meanwhile: ${inMilliseconds(tasks)}`);
    const page = await openPage(browser, server.origin, index);
    await firstSearch(page);
    const signed = ['<', '@', '--', '.', ...questions.filter(({query}) => /^[<@.-]/.test(query)).flatMap(beginningsOf)];
    const plain = questions.filter(({query}) => !/^[<@.-]/.test(query)).flatMap(beginningsOf);
    for (const [kind, queries] of Object.entries({'words and names': plain, 'beginning with < @ - .': signed})) {
      const times: number[] = [];
      for (const query of queries) {
        const time = await page.evaluate(firstResults, query);
        if (time !== undefined) times.push(time);
      }
      say(`key to first results, ${kind}: ${inMilliseconds(times)}, ${times.length} searches`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

const beginningsOf = ({query}: Question): string[] => [query.slice(0, 1), query.slice(0, 4), query];

async function openPage(browser: Browser, origin: string, index?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // The loader of TypeScript names functions with a helper of its own, also those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  if (index)
    await page.route('**/search-index/*', (route) =>
      route.fulfill({path: path.join(index, SEARCH_FOLDER, path.basename(new URL(route.request().url()).pathname))}),
    );
  await page.goto(`${origin}/docs/sequence`);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  return page;
}

/** Runs in the page: the longest of its tasks since a moment; those below 50 milliseconds are not told. */
const longestTask = (since: number) =>
  new Promise<number>((resolve) => {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      longest = Math.max(
        longest,
        ...list
          .getEntries()
          .filter(({startTime}) => startTime > since)
          .map(({duration}) => duration),
      );
    });
    observer.observe({type: 'longtask', buffered: true});
    setTimeout(() => resolve(longest), 100);
  });

/** Opens the modal and types; how long it takes to the first rows. */
async function firstSearch(page: Page): Promise<number> {
  const started = performance.now();
  await page.keyboard.press('/');
  await page.locator('dialog input').fill('sequence');
  await page.locator('dialog li[role="treeitem"]').first().waitFor();
  return performance.now() - started;
}

/** Runs in the page: types into the modal's field and waits for rows; undefined when there are none. */
function firstResults(query: string): Promise<number | undefined> {
  const field = document.querySelector<HTMLInputElement>('dialog input');
  const set = (value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event('input', {bubbles: true}));
  };
  const rows = () => document.querySelectorAll('dialog li[role="treeitem"]').length;
  const until = (isDone: () => boolean, run: () => void) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isDone()) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(check);
      observer.observe(document.body, {subtree: true, childList: true});
      run();
      check();
    });
  const nothing = () => document.querySelector('.DocSearch-NoResults') !== null;
  return until(
    () => rows() === 0 && !nothing(),
    () => set(''),
  ).then(async () => {
    const started = performance.now();
    await until(
      () => rows() > 0 || nothing(),
      () => set(query),
    );
    return rows() > 0 ? performance.now() - started : undefined;
  });
}

function inMilliseconds(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
