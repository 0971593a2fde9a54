import fs from 'node:fs';
import {execFileSync} from 'node:child_process';
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

const receipt = (page: Page) => page.locator('article details', {hasText: 'Checked with 4.0.332'});
const DAY = execFileSync('git', ['log', '-1', '--format=%cs'], {encoding: 'utf8'}).trim();

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Receipt: it opens without scripts and counts what is checked; a page on which nothing is has none', {tag: '@docs.receipt'}, async ({page}) => {
    await page.goto('/docs/spring');
    const lines = receipt(page).locator('li');
    await expect(lines.first()).toBeHidden();
    await receipt(page).locator('summary').click();
    const source = fs.readFileSync('docs/spring.mdx', 'utf8');
    const samples = source.match(/^```tsx? /gm)?.length ?? 0;
    await expect(lines.filter({hasText: `${samples} samples compile in strict mode`})).toBeVisible();
    await expect(lines.filter({hasText: 'members agree with the published types'})).toBeVisible();
    await expect(lines.filter({hasText: 'claims are tried by running the packages'})).toBeVisible();
    await expect(receipt(page).locator('summary')).toContainText(new Date(DAY).getUTCFullYear().toString());
    await receipt(page).getByRole('link', {name: 'How this is checked'}).click();
    await expect(page.locator('h1')).toHaveText('How these pages are checked');

    await page.goto('/docs/ask-in-public');
    await expect(receipt(page)).toHaveCount(0);
  });
});

test('Receipt: the Markdown of a page ends with it', {tag: '@docs.receipt'}, async ({page}) => {
  await visit(page, '/docs/spring');
  await receipt(page).locator('summary').click();
  const lines = await receipt(page).locator('li').allTextContents();
  const text = await (await page.request.get('/docs/spring.md')).text();
  expect(lines.length).toBeGreaterThan(3);
  expect(text.trim().split('\n').at(-1)).toContain(`Checked with 4.0.332: ${lines.join(', ')}.`);
});

test('Proof: the sums are those of the pages', {tag: '@docs.proof'}, async ({page}) => {
  await visit(page, '/docs/proof');
  const rows = page.locator('[data-component="CheckedTotals"] tbody tr');
  await expect(rows).toHaveCount(9);
  for (const row of await rows.all()) expect(Number((await row.locator('td').first().innerText()).replace(',', ''))).toBeGreaterThan(0);
  const twin = await (await page.request.get('/docs/proof.md')).text();
  expect(twin).toContain(await rows.first().locator('td').first().innerText());
});

test('A page says when its file last changed', {tag: '@docs.last-updated'}, async ({page}) => {
  await visit(page, '/docs/spring');
  const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', 'docs/spring.mdx'], {encoding: 'utf8'}).trim();
  await expect(page.locator('article footer time')).toHaveAttribute('datetime', day);
  await expect(page.locator('article footer')).toContainText('Last updated on');
});
