import fs from 'node:fs';
import path from 'node:path';
import {readSynonyms} from '../../../core/data/synonyms';
import {MANIFEST, SEARCH_FOLDER, type Manifest} from '../../../src/search/files';
import type {SearchPage} from '../../../plugins/search/records';
import {inMilliseconds, kilobytes} from './figures';
import {countSections, growthFactor, growthOf} from './growth';
import {unpacked} from './unpacked';

/** What a reader fetches, and how much the documentation may grow. */
export function benchSizes(build: string, pages: SearchPage[]): void {
  const folder = path.join(build, SEARCH_FOLDER);
  const sizeOf = (file: string) => fs.statSync(path.join(folder, file)).size;
  const {indexes} = JSON.parse(fs.readFileSync(path.join(folder, MANIFEST), 'utf8')) as Manifest;
  for (const {tag, index, parts} of indexes) {
    const own = pages.filter((page) => page.tag === tag);
    const sizes = parts.map(({file}) => sizeOf(file));
    const all = sizeOf(index) + sizes.reduce((sum, size) => sum + size, 0);
    console.log(
      `search, ${tag}: ${own.length} pages, ${countSections(own)} sections; as it is sent, names ${kilobytes(sizeOf(index))}, terms in ${parts.length} parts ` +
        `of up to ${kilobytes(Math.max(...sizes))}, all ${kilobytes(all)}, ${(all / countSections(own)).toFixed(1)} bytes a section`,
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
  const times = Array.from({length: 20}, () => timeOf(() => unpacked(all.packed)));
  console.log(`search, decoding the documentation's index in Node: ${inMilliseconds(times)}`);
}

function timeOf(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
