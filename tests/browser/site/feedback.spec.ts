import type {Page} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {LOOKS} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

const answer = (page: Page, name: 'Yes' | 'No') => page.getByRole('group', {name: 'Did this help?'}).getByRole('button', {name});

test('Feedback: without an endpoint, it becomes an issue with page, version, browser and place', {tag: '@docs.feedback'}, async ({page}) => {
  await visit(page, '/docs/sequence');
  await answer(page, 'No').click();
  await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('becomes a public issue on GitHub')).toBeVisible();
  const place = page.getByLabel('What it is about');
  const [, first = ''] = await place.locator('option').allTextContents();
  expect(first).toMatch(/^(Section|Sample): \S/);
  await place.selectOption(first);
  await page.getByLabel('What was wrong').fill('A frame is missing & more');
  await page.getByRole('button', {name: 'Write the issue'}).click();
  const link = page.getByRole('link', {name: 'Open the issue on GitHub'});
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/remotion-dev/remotion/issues/new');
  expect(url.searchParams.get('title')).toBe('Docs: <Sequence> did not help');
  const body = url.searchParams.get('body') ?? '';
  for (const part of [first, 'A frame is missing & more', '/docs/sequence', '4.0.332', 'Chrome']) expect(body).toContain(part);
});

test.describe(() => {
  // Scrolling to the buttons brings links into view.
  test.use({loadsAhead: false});

  test('Feedback: nothing of the form is loaded before a button is pressed, and what was typed survives a reload', {tag: '@docs.feedback'}, async ({page}) => {
    await visit(page, '/docs/troubleshooting/player-flicker');
    await page.waitForLoadState('networkidle');
    // The page has no pictures, which are loaded when they come near.
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await answer(page, 'Yes').hover();
    await expect(page.locator('article form')).toHaveCount(0);
    expect(requested).toEqual([]);
    await answer(page, 'Yes').click();
    await page.getByLabel('What was wrong').fill('Half a sen');
    expect(requested.every((url) => /\.(js|css)(\?|$)/.test(url))).toBe(true);
    await visit(page, '/docs/troubleshooting/player-flicker');
    await answer(page, 'Yes').click();
    await expect(page.getByLabel('What was wrong')).toHaveValue('Half a sen');
    await expect(page.getByText('Your draft was kept.')).toBeVisible();
    // Another page has a draft of its own.
    await visit(page, '/docs/spring');
    await answer(page, 'Yes').click();
    await expect(page.getByLabel('What was wrong')).toHaveValue('');
  });
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Feedback: without scripts there are no buttons that do nothing', {tag: '@docs.feedback'}, async ({page}) => {
    await page.goto('/docs/sequence');
    await expect(page.locator('article footer')).toBeAttached();
    await expect(answer(page, 'Yes')).toBeHidden();
  });
});

for (const {colorScheme, width} of LOOKS.slice(0, 2))
  test.describe(() => {
    test.use({colorScheme, viewport: {width, height: 844}});

    test(
      `Feedback and receipt: axe finds nothing in them when they are open (${colorScheme}, ${width} px)`,
      {tag: ['@docs.feedback', '@docs.receipt', '@a11y.axe', '@slow']},
      async ({page}) => {
        await visit(page, '/docs/sequence');
        await page.locator('article details', {hasText: 'Checked with'}).locator('summary').click();
        await answer(page, 'No').click();
        await expect(page.getByRole('button', {name: 'Write the issue'})).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await axeViolations(page, ['article'])).toEqual([]);
      },
    );
  });
