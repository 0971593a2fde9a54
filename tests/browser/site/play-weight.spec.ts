import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {BUDGETS} from '../../../config/budgets';
import {expect, test, visit} from '../fixtures';
import {openPlay} from '../lib/play';

const BUILD = path.join(__dirname, '../../../build');
/** What only a playground loads: a class of the editor, and a label of the page. The stage stands in a folder of its own. */
const OF_PLAYGROUND = /cm-activeLine|Title of the project/;

/** The scripts that the page and its frames load, as files of the build; what is only fetched ahead is left out. */
function scriptsOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(path.join(BUILD, new URL(request.url()).pathname));
  });
  return files;
}

test('Weight: the scripts of the playground stay below their budget', {tag: '@play.weight'}, async ({page}) => {
  const files = scriptsOf(page);
  await openPlay(page);
  const sent = files.filter((file) => fs.existsSync(`${file}.br`));
  expect(sent.some((file) => OF_PLAYGROUND.test(fs.readFileSync(file, 'utf8')))).toBe(true);
  expect(sent.some((file) => file.includes('/assets/play/stage.'))).toBe(true);
  const bytes = sent.reduce((sum, file) => sum + fs.statSync(`${file}.br`).size, 0);
  console.log(`${bytes} bytes in ${sent.length} scripts of the playground, brotli`);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.playScripts);
});

for (const address of ['/docs/spring', '/docs/recipes/typewriter', '/'])
  test(`Weight: ${address} loads nothing of the playground, not even ahead`, {tag: '@play.weight'}, async ({page}) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(path.join(BUILD, new URL(request.url()).pathname)));
    await visit(page, address);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const scripts = files.filter((file) => file.endsWith('.js') && fs.existsSync(file));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((file) => file.includes('/assets/play/') || OF_PLAYGROUND.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
  });
