import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {noteFirstFrame, requestedBeforeFirstFrame} from '../../../scripts/lib/first-frame';
import {BUDGETS} from '../../../config/budgets';
import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';
import {code, openPlay, PLAY} from '../lib/play';

test.use({prefetches: true});

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

/** What was loaded, in bytes as it is sent. */
function weigh(files: string[], until: string): number {
  const sent = [...new Set(files)].filter((file) => fs.existsSync(`${file}.br`));
  expect(sent.some((file) => OF_PLAYGROUND.test(fs.readFileSync(file, 'utf8')))).toBe(true);
  const bytes = sent.reduce((sum, file) => sum + fs.statSync(`${file}.br`).size, 0);
  console.log(`${bytes} bytes in ${sent.length} scripts of the playground until ${until}, brotli`);
  return bytes;
}

test(
  'Weight: the editor takes keys, with its code in colors, while nothing but its own scripts have come',
  {tag: ['@play.weight', '@slow']},
  async ({page}) => {
    const files = scriptsOf(page);
    // A stage that never answers holds back all that waits for the first frame.
    await page.route('**/stage.htm', (route) => route.fulfill({contentType: 'text/html', body: ''}));
    await visit(page, PLAY);
    await expect(code(page)).toBeVisible();
    await expect(page.locator('[data-stage=starting]')).toBeVisible();
    const colors = () => code(page).evaluate((element) => new Set([...element.querySelectorAll('span')].map((span) => getComputedStyle(span).color)).size);
    await expect.poll(colors).toBeGreaterThan(4);
    const bytes = weigh(files, 'the editor takes keys');
    await code(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// typed');
    await expect(code(page)).toContainText('// typed');
    expect(bytes).toBeLessThanOrEqual(BUDGETS.playEditor);
  },
);

test(
  'Weight: the first frame waits for the stage and not for the compiler, and all scripts stay below their budgets',
  {tag: ['@play.weight', '@slow']},
  async ({page}) => {
    const files = scriptsOf(page);
    await page.addInitScript(noteFirstFrame);
    await openPlay(page);
    await page.waitForLoadState('networkidle');
    const names = await page.evaluate(requestedBeforeFirstFrame);
    const before = new Set(names.map((name) => path.join(BUILD, name)));
    const ofStage = (file: string) => file.includes('/assets/play/');
    expect(files.some(ofStage)).toBe(true);
    const shown = weigh(
      files.filter((file) => before.has(file) || ofStage(file)),
      'the first frame',
    );
    expect(shown).toBeLessThanOrEqual(BUDGETS.playFirstFrame);
    expect(weigh(files, 'nothing more comes')).toBeLessThanOrEqual(BUDGETS.playScripts);
  },
);

for (const [index, address] of ['/docs/spring', '/docs/recipes/typewriter', '/'].entries())
  test(`Weight: ${address} loads nothing of the playground, not even ahead`, {tag: variantTags(index, '@play.weight')}, async ({page}) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(path.join(BUILD, new URL(request.url()).pathname)));
    await visit(page, address);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const scripts = files.filter((file) => file.endsWith('.js') && fs.existsSync(file));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((file) => file.includes('/assets/play/') || OF_PLAYGROUND.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
  });
