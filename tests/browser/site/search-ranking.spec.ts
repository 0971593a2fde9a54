import assert from 'node:assert/strict';
import path from 'node:path';
import {readBuild} from '../../../plugins/search/read-build';
import type {SearchPage} from '../../../plugins/search/records';
import {bigramTerms} from '../../../src/search/tokenize';
import type {Engine} from '../../../src/components/search/embedded/engine';
import {builtEngine} from '../../../scripts/lib/bench-search/built-engine';
import {ask, meanReciprocalRank, readLedger, recallAtFive, report, type Result, type Search} from '../../../scripts/lib/bench-search/ledger';
import {test} from '../fixtures';

/** Of the messages on pages, one in this many is looked up. */
const MESSAGE_STEP = 4;
const MAX_MESSAGE_LENGTH = 400;

const BUILD = path.join(__dirname, '../../../build');

test('Search: readers find the page that answers them, by what they type', {tag: ['@search.ranking', '@slow']}, async () => {
  const questions = readLedger();
  assert.ok(questions.length >= 120, `${questions.length} questions`);
  const pages = await readBuild(BUILD, '/');
  const engine = builtEngine(BUILD);
  const {results, skipped} = await ask(questions, new Set(pages.map(({url}) => url)), searchOf(engine, pages));
  assert.ok(results.length >= 120, `${results.length} questions could be asked`);
  console.log(`${skipped.length} questions wait for their pages: ${skipped.map(({query}) => query).join(' | ')}`);
  for (const line of report(results).split('\n')) console.log(line);
  const isThread = ({kind}: Result) => kind === 'thread' || kind === 'task';
  assertAtLeast(
    results.filter((result) => !isThread(result)),
    {rank: 0.94, recall: 0.99},
  );
  // If these get worse, the search has got worse for questions that nobody has thought of.
  assertAtLeast(results.filter(isThread), {rank: 0.845, recall: 0.95});
});

function assertAtLeast(results: Result[], {rank, recall}: {rank: number; recall: number}): void {
  const misses = results.filter((result) => result.rank === 0 || result.rank > 5).map(({query, found}) => `${query} → ${found.slice(0, 5).join(' ')}`);
  assert.ok(meanReciprocalRank(results) >= rank, `MRR@10 ${meanReciprocalRank(results).toFixed(3)}\n${misses.join('\n')}`);
  assert.ok(recallAtFive(results) >= recall, `recall@5 ${recallAtFive(results).toFixed(3)}\n${misses.join('\n')}`);
}

test('Search: a message that a page quotes finds that page, word by word', {tag: ['@search.ranking', '@slow']}, async () => {
  const pages = await readBuild(BUILD, '/');
  const search = searchOf(builtEngine(BUILD), pages);
  const quotes = new Map<string, string[]>();
  for (const {url, sections} of pages)
    for (const line of sections.flatMap(({quoted}) => quoted.split('\n')))
      if (bigramTerms(line).length > 2 && line.length < MAX_MESSAGE_LENGTH) quotes.set(line, [...(quotes.get(line) ?? []), url]);
  const asked = [...quotes].filter((_, index) => index % MESSAGE_STEP === 0);
  const missed: string[] = [];
  for (const [line, urls] of asked) {
    const found = [...new Set(await search(line))].slice(0, 5);
    if (!found.some((url) => urls.includes(url))) missed.push(`${line} → ${urls.join(' ')}`);
  }
  console.log(`${asked.length} of ${quotes.size} messages looked up, ${missed.length} not among the first five`);
  assert.ok(missed.length <= asked.length * 0.05, missed.join('\n'));
});

function searchOf(engine: Engine, pages: SearchPage[]): Search {
  const filters = {language: 'en', tags: [...new Set(pages.map(({tag}) => tag))], page: 0, hitsPerPage: 30};
  return async (query) => (await engine.search({...filters, query})).hits.map(({url}) => url.split('#')[0] ?? url);
}
