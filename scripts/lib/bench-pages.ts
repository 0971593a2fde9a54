import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {BUDGETS} from '../../tests/budgets';
import {BROWSER_FLAGS, findBrowser} from './browser';
import {weighPage, type PageWeight} from './page-weight';
import {serveBuild} from './static-server';

const FIRST_VISITS = 3;
const BEGIN = '<!-- Written by npm run bench. -->';
const END = '<!-- End of the figures. -->';

/** Weighs the pages that have budgets, prints the figures and writes them to the README. */
export async function benchPages(project: string): Promise<void> {
  const build = path.join(project, 'build');
  const server = await serveBuild(build);
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_FLAGS});
  const rows: string[] = [];
  try {
    for (const [name, address] of Object.entries(BUDGETS.pages)) {
      const visits: PageWeight[] = [];
      while (visits.length < FIRST_VISITS) visits.push(await weighPage(browser, server.origin, build, address));
      const hovers = path.join(build, 'hovers', `${address}.json`);
      rows.push(rowOf(name, visits));
      console.log(`page, ${name}: ${rows.at(-1)}; types on hover, on demand: ${fs.existsSync(hovers) ? kilobytes(fs.statSync(hovers).size) : 'none'} raw`);
    }
    const table = `${machine(browser.version())}\n\n| page | requests | HTML | JS | CSS | fonts | sum | loaded ahead | elements | long tasks |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`;
    writeFigures(path.join(project, 'README.md'), table);
  } finally {
    await browser.close();
    await server.close();
  }
}

function rowOf(name: string, visits: PageWeight[]): string {
  const tasks = visits.map(({longTasks}) => longTasks).sort((a, b) => a - b);
  const [first] = visits;
  if (!first) return '';
  const {requests, html, js, css, fonts, total, ahead, nodes} = first;
  const bytes = [html, js, css, fonts, total].map(kilobytes).join(' | ');
  return `| ${name} | ${requests} | ${bytes} | ${ahead.requests}, ${kilobytes(ahead.bytes)} | ${nodes} | ${tasks[Math.floor(tasks.length / 2)]} ms |`;
}

const machine = (browser: string) =>
  `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores (load ${os.loadavg()[0]?.toFixed(0)}), ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, Chromium ${browser.split('.')[0]}; bytes as sent with brotli, long tasks the median of ${FIRST_VISITS} first visits.`;

function writeFigures(file: string, table: string): void {
  const text = fs.readFileSync(file, 'utf8');
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${path.basename(file)} needs the lines ${BEGIN} and ${END}.`);
  fs.writeFileSync(file, `${text.slice(0, begin)}${BEGIN}\n\n${table}\n\n${text.slice(end)}`);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
