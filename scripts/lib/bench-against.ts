import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {BUDGETS} from '../../config/budgets';
import {startBrowser} from './start-browser';
import {copyProject, copyToStock} from './corpus-copies';
import {kilobytes, machine, median, table, writeFigures} from './figures';
import {lighthouse, type Scores} from './lighthouse';
import {measuredRun, type Cost} from './measured-run';
import {weighPage, type PageWeight} from './page-weight';
import {writeStarlightPages} from './starlight-copy';
import {serveBuild, type StaticServer} from './static-server';
import {toolbox} from './toolbox';

const RUNS = 5;
const DOCUSAURUS = 'node_modules/.bin/docusaurus build';
/** The home page and posts have no counterpart in the other sites. */
const PAGES = Object.entries(BUDGETS.pages).flatMap(([name, {address}]) => (address.startsWith('/docs/') ? [[name, address] as const] : []));

type Site = {name: string; build: string; ready: string; cost?: Cost};
export type Measured = {site: string; page: string; weight: Pick<PageWeight, 'js' | 'total'>; scores: Scores[]};

/**
 * Builds the documentation with this site, with the stock framework and with Starlight, and visits the same pages of each as a phone, by turns.
 * The pages of Starlight are the Markdown of the last build of this site: plain, without demos, figures and types.
 */
export async function benchAgainst(project: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-against-'));
  try {
    const sites = await buildSites(project, folder);
    const measured = await visitByTurns(sites);
    const costs = sites.map(({name, cost}) => (cost ? `${name} ${cost.cpu.toFixed(0)} s` : '')).filter(Boolean);
    const conditions = `${machine()}. Builds without caches, in CPU seconds: ${costs.join(', ')}. Visits as a phone, medians of ${RUNS}, the sites by turns; bytes as sent with brotli.`;
    const text = `${conditions}\n\n${table([HEADINGS, ...rowsOf(measured)])}`;
    console.log(text);
    writeFigures(project, 'against', text);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

async function buildSites(project: string, folder: string): Promise<Site[]> {
  const [own, stock, starlight] = ['own', 'stock', 'starlight'].map((name) => path.join(folder, name)) as [string, string, string];
  copyProject(project, own, 1);
  const ownCost = await measuredRun(`${DOCUSAURUS} && npx tsx scripts/finish-build.ts`, own);
  copyToStock(project, stock);
  const stockCost = await measuredRun(DOCUSAURUS, stock);
  fs.cpSync(path.join(project, 'scripts/starlight-site'), starlight, {recursive: true});
  toolbox(starlight).install();
  const pages = writeStarlightPages(path.join(own, 'build'), starlight);
  const starlightCost = await measuredRun('node_modules/.bin/astro build', starlight);
  console.log(`against: ${pages} pages of the documentation in Starlight`);
  const hydrated = 'html[data-has-hydrated="true"]';
  return [
    {name: 'this site', build: path.join(own, 'build'), ready: hydrated, cost: ownCost},
    {name: 'Docusaurus', build: path.join(stock, 'build'), ready: hydrated, cost: stockCost},
    {name: 'Starlight', build: path.join(starlight, 'dist'), ready: 'h1', cost: starlightCost},
  ];
}

async function visitByTurns(sites: Site[]): Promise<Measured[]> {
  const servers: StaticServer[] = await Promise.all(sites.map(({build}) => serveBuild(build, 0, '/', true)));
  const browser = await startBrowser();
  try {
    const measured: Measured[] = [];
    for (const [page, address] of PAGES)
      for (const [index, {name, build, ready}] of sites.entries())
        measured.push({site: name, page, weight: await weighPage(browser, servers[index]!.origin, build, address, ready), scores: []});
    for (let run = 0; run < RUNS; run++)
      for (const [page, address] of PAGES)
        for (const [index, {name}] of sites.entries())
          measured.find((row) => row.site === name && row.page === page)!.scores.push(await lighthouse(servers[index]!.origin + address, 1));
    return measured;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

const HEADINGS = ['page', 'site', 'JS', 'sum', 'performance', 'LCP', 'TBT', 'CLS'];

/** One row for each page of each site, with the medians of its visits. */
export const rowsOf = (measured: Measured[]): string[][] =>
  measured.map(({site, page, weight, scores}) => {
    const of = (key: keyof Scores) => median(scores.map((each) => each[key]));
    return [
      page,
      site,
      kilobytes(weight.js),
      kilobytes(weight.total),
      String(of('performance')),
      `${(of('lcp') / 1000).toFixed(1)} s`,
      `${of('tbt').toFixed(0)} ms`,
      of('cls').toFixed(2),
    ];
  });
