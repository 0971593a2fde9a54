import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {readCorpus} from '../core/corpus/corpus';
import {fencesOf, type Fence} from '../core/corpus/fences';
import {compileSamples} from '../core/toolkit/sample-program';
import {benchAgainst} from './lib/bench-against';
import {benchBuild} from './lib/bench-build';
import {benchDemos} from './lib/bench-demos';
import {benchPages} from './lib/bench-pages';
import {benchPlay} from './lib/bench-play';
import {benchRenders} from './lib/bench-renders';
import {benchSearch} from './lib/bench-search';
import {benchVisit} from './lib/bench-visit';
import {oneOf, runScript} from './lib/arguments';

const PROJECT = path.join(__dirname, '..');

/** The size that the documentation will have: samples of about 730 pages. */
const TARGET_SAMPLES = 1500;

/** Time of the samples check for one page, for all, and for as many as the documentation will have. Compare figures only within one run. */
function benchSamples(): void {
  const {pages, partials} = readCorpus(PROJECT);
  const samples = [...pages, ...partials]
    .flatMap((page) => fencesOf(PROJECT, page))
    .filter(({lang, meta}) => /^tsx?$/.test(lang) && meta.nocheck === undefined);
  const copies = Math.ceil(TARGET_SAMPLES / samples.length);
  const many = Array.from({length: copies}, (_, copy) => samples.map((fence) => copyOf(fence, copy))).flat();
  const onePage = samples.filter(({page}) => page.file === 'docs/interpolate.mdx');
  for (const [name, fences] of Object.entries({'one page': onePage, 'all pages': samples, [`${copies} × all pages`]: many})) {
    const started = performance.now();
    compileSamples(PROJECT, fences);
    const seconds = (performance.now() - started) / 1000;
    console.log(`samples, ${name}: ${fences.length} in ${seconds.toFixed(1)} s, ${((seconds / fences.length) * 100).toFixed(2)} s per 100`);
  }
}

const copyOf = (fence: Fence, copy: number): Fence => ({...fence, page: {...fence.page, file: fence.page.file.replace('.mdx', `-${copy}.mdx`)}});

const parts: Record<string, () => void | Promise<void>> = {
  samples: benchSamples,
  pages: () => benchPages(PROJECT),
  demos: () => benchDemos(PROJECT),
  build: () => benchBuild(PROJECT),
  search: () => benchSearch(PROJECT),
  visit: () => benchVisit(PROJECT),
  play: () => benchPlay(PROJECT),
  renders: () => benchRenders(PROJECT),
  against: () => benchAgainst(PROJECT),
};

/** These take many minutes, and run only when named. */
const LONG = ['build', 'against', 'renders'];

/** `npm run bench -- search` runs one part. */
async function main(args: string[]): Promise<void> {
  const wanted = args.map((name) => oneOf('part', Object.keys(parts), name));
  for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 ? !LONG.includes(name) : wanted.includes(name)) await run();
}

runScript(() => main(process.argv.slice(2)));
