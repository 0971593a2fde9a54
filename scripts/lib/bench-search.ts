import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gunzipSync} from 'node:zlib';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import {chromium} from 'playwright-core';
import {SEARCH_FOLDER} from '../../plugins/search/files';
import {readBuild} from '../../plugins/search/read-build';
import type {SearchPage} from '../../plugins/search/records';
import {builtEngine} from '../../tests/search/built-engine';
import {ask, readLedger, report, type Question, type Search} from '../../tests/search/ledger';
import {BROWSER_FLAGS, findBrowser} from './browser';
import {serveBuild} from './static-server';

/** Size and speed of the search, and how well it ranks beside the usual search of sites like this one. */
export async function benchSearch(project: string): Promise<void> {
  const build = path.join(project, 'build');
  const pages = await readBuild(build, '/');
  benchSizes(build, pages);
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
  await benchBrowser(
    build,
    questions.filter(({pages: [best = '']}) => written.has(best)),
  );
}

/** What a reader fetches, and how much the documentation may grow. */
function benchSizes(build: string, pages: SearchPage[]): void {
  const folder = path.join(build, SEARCH_FOLDER);
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.bin'))) {
    const raw = gunzipSync(fs.readFileSync(path.join(folder, file)));
    const tag = file.slice(file.indexOf('-') + 1, file.indexOf('.'));
    const own = pages.filter((page) => page.tag === tag);
    const sections = own.reduce((sum, page) => sum + page.sections.length, 0);
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

/** Lunr as local search plugins set it up: stemmed words, all of them required, the last one open, then misspellings. */
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
    ];
    const found = stages.flatMap((stage) => stage()).map(({ref}) => sections[Number(ref)]?.url ?? '');
    return [...new Set(found)].slice(0, LUNR_LIMIT);
  };
}

/** From a key to the first results that a reader sees, with the index at hand. */
async function benchBrowser(build: string, questions: Question[]): Promise<void> {
  const server = await serveBuild(build);
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_FLAGS});
  try {
    const page = await browser.newPage();
    // The loader of TypeScript names functions with a helper of its own, also those that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(`${server.origin}/docs/sequence`);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    const opened = performance.now();
    await page.keyboard.press('/');
    await page.locator('dialog input').fill('sequence');
    await page.locator('dialog li[role="treeitem"]').first().waitFor();
    console.log(`search, in Chromium: first results ${Math.round(performance.now() - opened)} ms after the modal was asked for, nothing loaded before`);
    const queries = ['<', '@', '--', ...questions.flatMap(({query}) => [query.slice(0, 1), query.slice(0, 4), query])];
    const times: number[] = [];
    for (const query of queries) {
      const time = await page.evaluate(firstResults, query);
      if (time !== undefined) times.push(time);
    }
    console.log(`search, in Chromium, key to first results: ${inMilliseconds(times)}, ${times.length} searches`);
  } finally {
    await browser.close();
    await server.close();
  }
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
