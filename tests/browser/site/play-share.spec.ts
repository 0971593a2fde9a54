import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';
import {code, openPlay, runs, showing, stage, workspace, writeCode} from '../lib/play';

/** Copies the link of the project and returns it. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByText(/^Link copied: /)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test(
  'Playground: a link opens the same project elsewhere, which waits for Run',
  {tag: ['@play.share', '@play.waits', '@slow']},
  async ({page, browser, baseURL}) => {
    await openPlay(page);
    await writeCode(page, showing('Shared'));
    await page.getByLabel('Length in frames').fill('48');
    await expect(stage(page).getByText('Shared at 0')).toBeVisible();
    const link = await copyLink(page);
    const context = await browser.newContext({baseURL});
    const other = await context.newPage();
    await visit(other, link);
    await expect(workspace(other)).toHaveAttribute('data-state', 'waiting');
    await expect(code(other)).toContainText('Shared at');
    await expect(other.getByText('This code came with a link, so it waits for you.')).toBeVisible();
    await expect(stage(other).getByText('Shared at')).toHaveCount(0);
    await other.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(stage(other).getByText('Shared at 0')).toBeVisible();
    await expect(other.getByLabel('Length in frames')).toHaveValue('48');
    await context.close();
  },
);

test('Playground: a change to code that waits does not make it run, not even after a reload', {tag: ['@play.waits', '@slow']}, async ({page}) => {
  await openPlay(page);
  await writeCode(page, showing('Shared'));
  const link = await copyLink(page);
  await visit(page, '/brand/');
  await visit(page, link);
  await expect(workspace(page)).toHaveAttribute('data-state', 'waiting');
  await writeCode(page, showing('Changed'));
  await expect(page.getByText('Changed, kept in this browser')).toBeVisible();
  await page.reload();
  await expect(code(page)).toContainText('Changed at');
  await expect(workspace(page)).toHaveAttribute('data-state', 'waiting');
});

test('Playground: a damaged link is answered in words, and the draft stays', {tag: '@play.share'}, async ({page}) => {
  await openPlay(page);
  await writeCode(page, showing('Mine'));
  await expect(stage(page).getByText('Mine at 0')).toBeVisible();
  await page.evaluate(() => (window.location.hash = '#code=nonsense'));
  await expect(page.getByRole('alert').filter({hasText: 'This link is damaged'})).toBeVisible();
  await page.getByRole('link', {name: 'Open a new composition'}).click();
  await runs(page);
  await expect(code(page)).toContainText('Mine at');
});

test('Playground: a project that is too large for a link says so and points to the download', {tag: '@play.share'}, async ({page}) => {
  await openPlay(page);
  const noise = Array.from({length: 20_000}, (_, index) => Math.sin(index).toString(36).slice(3, 7)).join('');
  await writeCode(page, `${showing('Large')}// ${noise}`);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(
    page.getByText(/^The link would have [\d,]+ characters, and programs cut off links after 30,000\. Download the project instead\.$/),
  ).toBeVisible();
});
