import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gunzipSync} from 'node:zlib';
import {readSynonyms} from '../../../core/data/synonyms';
import {SEARCH_FOLDER} from '../../../src/search/files';
import {unpack} from '../../../src/search/unpack';
import type {SearchPage} from '../../../plugins/search/records';
import {inMilliseconds, kilobytes} from './figures';
import {countSections, growthFactor, growthOf} from './growth';

/** What a reader fetches, and how much the documentation may grow. */
export function benchSizes(build: string, pages: SearchPage[]): void {
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

/** The number of times the site may grow. */
export const GROWN = 4;

/** How the index of the documentation grows with its sections, and how large it would be with as many pages again. */
export function benchGrowth(project: string, docs: SearchPage[]): void {
  const points = growthOf(docs, readSynonyms(project));
  const all = points[3];
  const growth = growthFactor(points, GROWN);
  console.log(
    `search, growth: ${points.map(({sections, brotli}) => `${sections} sections ${kilobytes(brotli)}`).join(', ')}; ` +
      `at ${GROWN} × its pages brotli ${kilobytes(all.brotli * growth)}, gzip ${kilobytes(all.gzip * growth)}`,
  );
  const times = Array.from({length: 20}, () => timeOf(() => unpack(all.packed)));
  console.log(`search, decoding the documentation's index in Node: ${inMilliseconds(times)}`);
}

function timeOf(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
