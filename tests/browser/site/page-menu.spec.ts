import type {Page} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

const ORIGIN = 'https://www.remotion.dev';

/** The button is the summary of a disclosure, which has no role of its own. */
const button = (page: Page) => page.locator('header summary', {hasText: 'Use with AI'});
const menu = (page: Page) => page.locator('header details');

test.describe(() => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test(
    'Page menu: it copies the Markdown beside the page, shows it, and opens assistants with its address',
    {tag: ['@agents.menu', '@slow']},
    async ({page}) => {
      for (const [route, twin] of [
        ['/docs/spring', '/docs/spring.md'],
        ['/docs/player/', '/docs/player/index.md'],
        ['/blog/4-0', '/blog/4-0.md'],
        ['/player/', '/player/index.md'],
        ['/templates/tiktok', '/templates/tiktok.md'],
        ['/contact/', '/contact/index.md'],
      ] as const) {
        await visit(page, route);
        await expect(button(page), route).toHaveCount(1);
        await button(page).click();
        await menu(page).getByRole('button', {name: 'Copy page', exact: true}).click();
        await expect(menu(page).getByText('Copied'), route).toBeVisible();
        const text = await (await page.request.get(twin)).text();
        expect(text, route).toContain(`\ncanonical: ${ORIGIN}${route}\n`);
        expect(await page.evaluate(() => navigator.clipboard.readText()), route).toBe(text);
        await expect(menu(page).getByRole('link', {name: 'View as Markdown'}), route).toHaveAttribute('href', twin);
        for (const [name, address] of Object.entries({ChatGPT: 'https://chatgpt.com/', Claude: 'https://claude.ai/new'})) {
          const url = new URL(
            (await menu(page)
              .getByRole('link', {name: `Open in ${name}`})
              .getAttribute('href')) ?? '',
          );
          expect(url.origin + url.pathname, route).toBe(address);
          expect(url.searchParams.get('q'), route).toContain(`Read ${ORIGIN}${twin} `);
        }
      }
    },
  );
});

test('Page menu: keys open it, go through it and close it, and the focus stays on its button', {tag: '@agents.menu'}, async ({page}) => {
  await visit(page, '/docs/use-current-frame');
  const copy = menu(page).getByRole('button', {name: 'Copy page', exact: true});
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(copy).toBeVisible();
  for (const name of ['Copy page', 'View as Markdown', 'Open in ChatGPT', 'Open in Claude']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(copy).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(copy, 'the focus has left it').toBeHidden();
  await button(page).click();
  await page.locator('h1').click();
  await expect(copy, 'a click elsewhere').toBeHidden();
});

test('Page menu: nothing of it is loaded before it is pointed at', {tag: '@agents.menu'}, async ({page}) => {
  await visit(page, '/docs/troubleshooting/player-flicker');
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => {
    // Pages that links lead to may still be fetched ahead.
    if (request.headers()['sec-purpose'] !== 'prefetch') requested.push(request.url());
  });
  await page.locator('h1').hover();
  await expect(menu(page).locator('li')).toHaveCount(1);
  expect(requested).toEqual([]);
  await button(page).hover();
  await expect(menu(page).locator('li')).toHaveCount(4);
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Page menu: without scripts it opens and leads to the Markdown', {tag: ['@agents.menu', '@no-scripts.menus']}, async ({page}) => {
    await page.goto('/docs/spring');
    await button(page).click();
    await expect(menu(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(menu(page).getByRole('button')).toHaveCount(0);
  });
});

const WINDOWS = [
  ['light', 1440],
  ['dark', 390],
  ['light', 320],
] as const;

for (const [colorScheme, width] of WINDOWS)
  test.describe(() => {
    test.use({colorScheme, viewport: {width, height: 844}});

    test(
      `Page menu: nothing moves when it opens, it fits the window, and axe finds nothing (${colorScheme}, ${width} px)`,
      {tag: ['@agents.menu', '@a11y.axe', '@slow']},
      async ({page}) => {
        for (const route of ['/docs/renderer/render-media', '/blog/4-0', '/player/', '/templates/tiktok', '/search']) {
          await visit(page, route);
          const places = () =>
            page.locator('h1, main h2').evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top + window.scrollY));
          const before = await places();
          await button(page).click();
          const last = menu(page).getByRole('link', {name: 'Open in Claude'});
          await expect(last).toBeVisible();
          expect(await places(), route).toEqual(before);
          const box = await menu(page).locator('ul').boundingBox();
          expect(box && box.x >= 0 && box.x + box.width <= width, route).toBe(true);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(width);
          expect(await axeViolations(page, ['header details']), route).toEqual([]);
        }
      },
    );
  });
