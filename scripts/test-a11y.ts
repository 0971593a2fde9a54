import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import axe from 'axe-core/package.json';
import {BROWSER_FLAGS, findBrowser} from './lib/browser';
import {looksOf, sitemapPaths} from './lib/looks';

const PROJECT = path.join(__dirname, '..');
const FIGURES = path.join(PROJECT, 'data/accessibility.json');

/** Runs the accessibility tests on the last build and, if they pass, writes the figures for the accessibility page; --all tests each page in each mode and width. */
async function main(isAll: boolean): Promise<number> {
  const {status} = spawnSync('tsx', ['scripts/run-tests.ts', 'tests/a11y'], {stdio: 'inherit', env: {...process.env, LOOK_AT: isAll ? 'all' : 'one'}});
  if (status !== 0) return 1;
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_FLAGS});
  const version = browser.version().split('.')[0];
  await browser.close();
  const pages = sitemapPaths(path.join(PROJECT, 'build'));
  const figures = {date: new Date().toISOString().slice(0, 10), pages: pages.length, looks: looksOf(pages, isAll).length, axe: axe.version, browser: version};
  fs.writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`${path.relative(PROJECT, FIGURES)}: ${figures.looks} checks of ${figures.pages} pages`);
  return 0;
}

void main(process.argv.includes('--all')).then((code) => {
  process.exitCode = code;
});
