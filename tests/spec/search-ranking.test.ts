import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readBuild} from '../../plugins/search/read-build';
import {builtEngine} from '../search/built-engine';
import {ask, meanReciprocalRank, readLedger, recallAtFive, report} from '../search/ledger';

const BUILD = path.join(__dirname, '../../build');

test('§1 Search: readers find the page that answers them, by what they type', async (t) => {
  const questions = readLedger();
  assert.ok(questions.length >= 120, `${questions.length} questions`);
  const pages = await readBuild(BUILD, '/');
  const engine = builtEngine(BUILD);
  const filters = {language: 'en', tags: [...new Set(pages.map(({tag}) => tag))]};
  const {results, skipped} = await ask(questions, new Set(pages.map(({url}) => url)), async (query) => {
    const {hits} = await engine.search({...filters, query, page: 0, hitsPerPage: 30});
    return hits.map(({url}) => url.split('#')[0] ?? url);
  });
  t.diagnostic(`${skipped.length} questions wait for their pages: ${skipped.map(({query}) => query).join(' | ')}`);
  for (const line of report(results).split('\n')) t.diagnostic(line);
  const misses = results.filter(({rank}) => rank === 0 || rank > 5).map(({query, found}) => `${query} → ${found.slice(0, 5).join(' ')}`);
  assert.ok(meanReciprocalRank(results) >= 0.92, `MRR@10 ${meanReciprocalRank(results).toFixed(3)}\n${misses.join('\n')}`);
  assert.ok(recallAtFive(results) >= 0.96, `recall@5 ${recallAtFive(results).toFixed(3)}\n${misses.join('\n')}`);
});
