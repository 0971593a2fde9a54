import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {SEARCH_FOLDER} from '../../src/search/files';
import {copyProject, copyToStock, writeBareConfig} from './corpus-copies';
import {kilobytes, machine, table, writeFigures} from './figures';
import {measuredRun, type Cost} from './measured-run';

const BUILD = 'node_modules/.bin/docusaurus build';
const EDITED = 'docs/sequence.mdx';
const SIZES = [1, 2, 4];
const CONDITIONS =
  'The corpus is the content of this site, once, and in copies with their own URLs and sidebar entries. Times are CPU seconds of whole builds; memory is the total of all processes; the search index and the largest sidebar of the documentation are weighed as they are sent, with brotli. Cold: no cache at all. Warm: built again without a change.';

type Built = Cost & {pages: number};
type Row = {times: number; cold: Built; warm: Built; edited: Built; stock?: Built; bare?: Built; search: number; sidebar: number};

/**
 * Builds the site without any cache, again with one, and after a change to one page; then with its pages two and four times over.
 * The stock site is the same pages as the framework builds them. CPU seconds can be compared between runs on one machine; wall time cannot.
 */
export async function benchBuild(project: string): Promise<void> {
  const rows: Row[] = [];
  for (const times of SIZES) {
    rows.push(await inFolder((folder) => buildCopies(project, folder, times)));
    const summary = `${machine()}. ${summaryOf(rows)}`;
    const figures = table([HEADINGS, ...rows.map(cellsOf)]);
    console.log(`${summary}\n${figures}`);
    writeFigures(project, 'build', `${CONDITIONS}\n\n${summary}\n\n${figures}`);
  }
}

async function buildCopies(project: string, folder: string, times: number): Promise<Row> {
  const stock = times === 1 ? await inFolder((own) => (copyToStock(project, own), build(own, 'the stock site'))) : undefined;
  copyProject(project, folder, times);
  const bare = times === 1 ? await build(folder, 'without additions', ` --config ${writeBareConfig(folder)}`) : undefined;
  for (const cache of ['node_modules/.cache', '.docusaurus', 'build']) fs.rmSync(path.join(folder, cache), {recursive: true, force: true});
  const cold = await build(folder, `${times} × cold`);
  const warm = await build(folder, `${times} × warm`);
  fs.appendFileSync(path.join(folder, EDITED), '\nOne sentence more.\n');
  const edited = await build(folder, `${times} × one page edited`);
  return {times, cold, warm, edited, stock, bare, search: searchBytes(folder), sidebar: sidebarBytes(folder)};
}

async function build(folder: string, name: string, options = ''): Promise<Built> {
  const cost = await measuredRun(BUILD + options, folder);
  const pages = countPages(path.join(folder, 'build'));
  console.log(`build, ${name}: ${pages} pages, CPU ${seconds(cost.cpu)}, wall ${seconds(cost.wall)}, peak memory ${gigabytes(cost.memory)}`);
  return {...cost, pages};
}

/** Redirect pages do not count. */
function countPages(built: string): number {
  const files = fs.readdirSync(built, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  return files.filter((file) => !fs.readFileSync(path.join(built, file), 'utf8').includes('http-equiv="refresh"')).length;
}

async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  try {
    return await run(folder);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** Bytes that a reader fetches to search the documentation. */
function searchBytes(folder: string): number {
  const index = path.join(folder, 'build', SEARCH_FOLDER);
  const files = fs.readdirSync(index).filter((name) => name.includes('docs-default-current') && name.endsWith('.bin'));
  return files.reduce((sum, file) => sum + fs.statSync(path.join(index, file)).size, 0);
}

/** Bytes of the largest sidebar, which every page in it loads. */
function sidebarBytes(folder: string): number {
  const scripts = path.join(folder, 'build/assets/js');
  const texts = fs.readdirSync(scripts).map((name) => fs.readFileSync(path.join(scripts, name), 'utf8'));
  const sidebars = texts.filter((text) => /\.\w+Sidebar=\(0,/.test(text));
  if (sidebars.length === 0) throw new Error('bench: no script of the build contains a sidebar. Look at how plugins/lean-client/split-sidebars.ts names them.');
  return Math.max(...sidebars.map((text) => brotliCompressSync(text).length));
}

const HEADINGS = ['corpus', 'pages', 'cold', 'per 100 pages', 'warm', 'one page edited', 'peak memory', 'search index', 'largest sidebar'];

const cellsOf = ({times, cold, warm, edited, search, sidebar}: Row): string[] => [
  `${times} ×`,
  String(cold.pages),
  seconds(cold.cpu),
  `${((100 * cold.cpu) / cold.pages).toFixed(1)} s`,
  seconds(warm.cpu),
  seconds(edited.cpu),
  gigabytes(cold.memory),
  kilobytes(search),
  kilobytes(sidebar),
];

/** How this site compares with the stock site, and whether each page costs more as their number grows. */
export function summaryOf(rows: {times: number; cold: Built; stock?: Built; bare?: Built}[]): string {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first?.stock || !last) return '';
  const perPage = ({cpu, pages}: Built) => cpu / pages;
  const next = (last.cold.cpu - first.cold.cpu) / (last.cold.pages - first.cold.pages);
  const timesAPage = (built: Built, stock: Built) => `${(perPage(built) / perPage(stock)).toFixed(2)} times a page`;
  return [
    `A cold build takes ${seconds(first.cold.cpu)} of CPU for ${first.cold.pages} pages; the stock site of the same content ${seconds(first.stock.cpu)} for ${first.stock.pages}.`,
    `That is ${(first.cold.cpu / first.stock.cpu).toFixed(2)} times as much, ${timesAPage(first.cold, first.stock)}.`,
    ...(first.bare
      ? [
          `Without what the stock site does not make (types on hover, social cards, the search index, lean scripts, rules for hosts), ${seconds(first.bare.cpu)}: ${timesAPage(first.bare, first.stock)}.`,
        ]
      : []),
    `A page costs ${perPage(first.cold).toFixed(2)} s${last === first ? '' : `, each one added up to ${last.times} × the corpus ${next.toFixed(2)} s`}.`,
  ].join(' ');
}

const seconds = (value: number) => `${value.toFixed(0)} s`;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
