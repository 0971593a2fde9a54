import fs from 'node:fs';
import path from 'node:path';
import {BUDGETS} from '../../config/budgets';
import {startBrowser} from './start-browser';
import {benchTools} from './bench-tools';
import {kilobytes, machine, median, table, writeFigures} from './figures';
import {lighthouse, type Scores} from './lighthouse';
import {weighPage, type PageWeight} from './page-weight';
import {serveBuild} from './static-server';

const FIRST_VISITS = 3;
const LIGHTHOUSE_RUNS = 5;
const HEADINGS = ['page', 'requests', 'HTML', 'JS', 'CSS', 'fonts', 'sum', 'loaded ahead', 'elements', 'long tasks', 'Lighthouse', 'LCP', 'CLS', 'TBT'];

/** Weighs the pages that have budgets, runs Lighthouse on them, prints the figures and writes them to FIGURES.md. */
export async function benchPages(project: string): Promise<void> {
  const build = path.join(project, 'build');
  const server = await serveBuild(build, 0, '/', true);
  const browser = await startBrowser();
  const chromiumVersion = browser.version().split('.')[0];
  const rows: string[][] = [];
  try {
    for (const [name, {address}] of Object.entries(BUDGETS.pages)) {
      const visits: PageWeight[] = [];
      while (visits.length < FIRST_VISITS) visits.push(await weighPage(browser, server.origin, build, address));
      const scores = await lighthouse(server.origin + address, LIGHTHOUSE_RUNS);
      rows.push([`[${name}](https://www.remotion.dev${address})`, ...weightCells(visits), ...scoreCells(scores)]);
      const hovers = path.join(build, 'hovers', `${address}.json`);
      console.log(
        `page, ${name}: ${rows.at(-1)?.slice(1).join(' | ')}; types on hover, on demand: ${fs.existsSync(hovers) ? kilobytes(fs.statSync(hovers).size) : 'none'} raw`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const conditions = [
    `${machine()}, Chromium ${chromiumVersion}, Lighthouse ${lighthouseVersion()}.`,
    `Bytes as sent with brotli; long tasks: median of ${FIRST_VISITS} first visits;`,
    `Lighthouse: medians of ${LIGHTHOUSE_RUNS} visits as a phone, performance / accessibility / best practices / search engines.`,
  ];
  writeFigures(project, 'pages', `${conditions.join(' ')}\n\n${table([HEADINGS, ...rows])}`);
}

function weightCells(visits: PageWeight[]): string[] {
  const [first] = visits;
  if (!first) return [];
  const {requests, html, js, css, fonts, total, ahead, nodes} = first;
  return [
    String(requests),
    ...[html, js, css, fonts, total].map(kilobytes),
    `${ahead.requests}, ${kilobytes(ahead.bytes)}`,
    String(nodes),
    `${median(visits.map(({longTasks}) => longTasks))} ms`,
  ];
}

const scoreCells = ({performance, accessibility, bestPractices, seo, lcp, cls, tbt}: Scores): string[] => [
  `${performance} / ${accessibility} / ${bestPractices} / ${seo}`,
  `${(lcp / 1000).toFixed(1)} s`,
  cls.toFixed(2),
  `${tbt.toFixed(0)} ms`,
];

const lighthouseVersion = (): string => (JSON.parse(fs.readFileSync(benchTools.resolve('lighthouse/package.json'), 'utf8')) as {version: string}).version;
