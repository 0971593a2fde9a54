import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readSynonyms} from '../../../core/data/synonyms';
import {readBuild} from '../../../plugins/search/read-build';
import type {SearchPage} from '../../../plugins/search/records';
import {writeIndex} from '../../../plugins/search/write-index';
import {benchTools} from '../bench-tools';
import {ask, readLedger, report, type Search} from './ledger';
import {benchBrowser} from './browser';
import {inMilliseconds} from './figures';
import {lunrOf, miniSearchOf, oursOf} from './peers';
import {benchGrowth, benchSizes, GROWN} from './sizes';

const DOCS = 'docs-default-current';

/** Size and speed of the search, and how well it ranks compared with the usual search of similar sites. */
export async function benchSearch(project: string): Promise<void> {
  benchTools.install();
  const build = path.join(project, 'build');
  const pages = await readBuild(build, '/');
  benchSizes(build, pages);
  benchGrowth(project, docsOf(pages));
  const questions = readLedger();
  const written = new Set(pages.map(({url}) => url));
  for (const [name, search] of [
    ['ours', oursOf(build, pages)],
    ['MiniSearch', await miniSearchOf(pages)],
    ['lunr', await lunrOf(pages)],
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
    await writeIndex(scaled, copiesOf(pages, GROWN), readSynonyms(project));
    await benchBrowser(build, answered, `${GROWN} × its pages`, scaled);
  } finally {
    fs.rmSync(scaled, {recursive: true});
  }
}

const docsOf = (pages: SearchPage[]): SearchPage[] => pages.filter(({tag}) => tag === DOCS);

/** The same words on many more pages. */
const copiesOf = (pages: SearchPage[], times: number): SearchPage[] =>
  Array.from({length: times}, (_, copy) => pages.map((page) => (copy === 0 ? page : {...page, url: `${page.url}-${copy}`}))).flat();
