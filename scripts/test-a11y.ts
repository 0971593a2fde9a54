import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import axe from 'axe-core/package.json';
import {runScript} from './lib/arguments';
import {startBrowser} from './lib/start-browser';
import {looksOf, sitemapPaths} from './lib/looks';

const PROJECT = path.join(__dirname, '..');
const FIGURES = path.join(PROJECT, 'data/accessibility.json');

/**
 * Runs the accessibility tests on each page of the last build and, if they pass, writes the figures for the accessibility page.
 * @param isAll whether to look at each page in each mode and width
 * @param options options for Playwright; with any, such as --shard, the run is not complete, and nothing is written
 */
async function main(isAll: boolean, options: string[]): Promise<number> {
  const env = {...process.env, LOOK_AT: isAll ? 'all' : 'each'};
  const {status} = spawnSync('playwright', ['test', '--project=a11y', ...options], {stdio: 'inherit', env});
  if (status !== 0) return 1;
  if (options.length > 0) return 0;
  const browser = await startBrowser();
  const version = browser.version().split('.')[0];
  await browser.close();
  const pages = sitemapPaths(path.join(PROJECT, 'build'));
  const figures = {date: new Date().toISOString().slice(0, 10), pages: pages.length, looks: looksOf(pages, isAll).length, axe: axe.version, browser: version};
  fs.writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`${path.relative(PROJECT, FIGURES)}: ${figures.looks} checks of ${figures.pages} pages`);
  return 0;
}

const options = process.argv.slice(2);
runScript(() =>
  main(
    options.includes('--all'),
    options.filter((option) => option !== '--all'),
  ),
);
