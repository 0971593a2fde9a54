import type {Page} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {frames} from '../lib/moments';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

const PAGE = '/docs/use-current-frame';

/** The panel that shows a type; it is also announced. */
const panelOf = (page: Page, sample = 0) => page.locator('figure.code-sample').nth(sample).getByRole('status').locator('div').first();
const codeOf = (page: Page, sample = 0) => page.locator('figure.code-sample pre').nth(sample);
/** The last place in a sample where a name occurs by itself: there it is called. */
const nameIn = (page: Page, name: string, sample = 0) => codeOf(page, sample).getByText(name, {exact: true}).last();

/** The files with types that a page requests, and all scripts. */
function requestsOf(page: Page): {types: string[]; scripts: string[]} {
  const asked = {types: [] as string[], scripts: [] as string[]};
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/hovers/')) asked.types.push(pathname);
    else if (pathname.endsWith('.js')) asked.scripts.push(pathname);
  });
  return asked;
}

test('Code: types are fetched at the first hover over a sample, once a page', {tag: ['@code.types', '@slow']}, async ({page}) => {
  const asked = requestsOf(page);
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(asked.types).toEqual([]);
  const scripts = asked.scripts.length;
  await nameIn(page, 'useCurrentFrame').hover();
  await expect(panelOf(page)).toBeVisible();
  expect(asked.types).toEqual(['/hovers/docs/use-current-frame.json']);
  expect(asked.scripts.length, 'the code that shows types came with the hover').toBeGreaterThan(scripts);
  await nameIn(page, 'useVideoConfig', 1).hover();
  await expect(panelOf(page, 1)).toBeVisible();
  expect(asked.types.length).toBe(1);
});

test(
  'Code: hovering a name shows its type; the pointer may go to it, Escape closes it, and nothing moves',
  {tag: ['@code.types', '@code.types-input']},
  async ({page}) => {
    await page.clock.install();
    await visit(page, PAGE);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const text = () => codeOf(page).locator('code').textContent();
    const before = {height: await height(), text: await text()};
    await nameIn(page, 'useCurrentFrame').hover();
    const panel = panelOf(page);
    await expect(panel).toBeVisible();
    await expect(panel).toHaveText('useCurrentFrame(): number');
    expect({height: await height(), text: await text()}).toEqual(before);
    await panel.hover();
    await page.clock.runFor(1000);
    await expect(panel, 'it stays while the pointer is on it').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).not.toBeAttached();
    await page.mouse.move(5, 5);
    await nameIn(page, 'useCurrentFrame').hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(panel).not.toBeAttached();
  },
);

test('Code: arrow keys go through the names of a sample, Escape closes', {tag: '@code.types-input'}, async ({page}) => {
  await visit(page, PAGE);
  const sample = codeOf(page);
  await expect(sample).toHaveAttribute('aria-description', /Arrow keys show types, Escape closes/);
  const panel = panelOf(page);
  await sample.focus();
  // The sample listens as soon as it has found its names, which cannot be seen from outside.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(panel).toBeVisible({timeout: 500});
  }).toPass();
  while (!/^const AbsoluteFill: /.test((await panel.textContent()) ?? '')) await page.keyboard.press('ArrowLeft');
  const press = async (key: string, shown: RegExp) => {
    await page.keyboard.press(key);
    await expect(panel.filter({hasText: shown})).toBeVisible();
  };
  await press('ArrowLeft', /^const AbsoluteFill: /);
  await press('ArrowRight', /^const useCurrentFrame: \(\) => number$/);
  await press('ArrowLeft', /^const AbsoluteFill: /);
  await page.keyboard.press('Escape');
  await expect(panel).not.toBeAttached();
  await press('ArrowRight', /^const AbsoluteFill: /);
  await press('ArrowRight', /^const useCurrentFrame: \(\) => number$/);
  await page.keyboard.press('Tab');
  await expect(panel).not.toBeAttached();
});

test('Code: a type leads to the page about what it names, by pointer and by Tab', {tag: '@code.types-links'}, async ({page}) => {
  await visit(page, PAGE);
  const panel = panelOf(page);
  const link = panel.getByRole('link', {name: '<AbsoluteFill>'});
  await codeOf(page).getByText('AbsoluteFill', {exact: true}).first().hover();
  await expect(link).toHaveAttribute('href', '/docs/absolute-fill');
  await page.mouse.move(5, 5);
  await expect(panel).not.toBeAttached();

  await codeOf(page).focus();
  while (!(await link.isVisible())) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).not.toBeAttached();
  await expect(codeOf(page)).toBeFocused();

  await codeOf(page).getByText('AbsoluteFill', {exact: true}).first().hover();
  await link.click();
  await expect(page).toHaveURL(/\/docs\/absolute-fill$/);
});

test(
  'Code: types are found below an address with a slash, in a later sample, and in a piece of a landing page',
  {tag: ['@code.types', '@slow']},
  async ({page}) => {
    const shown = async (address: string, name: string, type: RegExp) => {
      await visit(page, address);
      const sample = page
        .locator('figure.code-sample')
        .filter({has: page.locator('pre[aria-description]'), hasText: name})
        .last();
      await sample.locator('pre').getByText(name, {exact: true}).last().hover();
      await expect(sample.getByRole('status').getByText(type)).toBeVisible();
    };
    await shown('/docs/player/', 'Player', /^const Player: /);
    await shown('/docs/interpolate', 'interpolate', /^interpolate\(/);
    await shown('/player/', 'useCurrentFrame', /^useCurrentFrame\(\): number$/);
  },
);

test.describe(() => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('Code: a tap opens a type within a phone’s edges, a tap elsewhere closes it', {tag: '@code.types-input'}, async ({page}) => {
    await visit(page, '/docs/spring');
    const name = codeOf(page).getByText('spring', {exact: true}).last();
    await name.scrollIntoViewIfNeeded();
    await name.tap();
    const panel = panelOf(page);
    await expect(panel).toBeVisible();
    await expect(panel).toHaveText(/^spring\(\{ … \}: \{/);
    const box = await panel.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844, JSON.stringify(box)).toBeTruthy();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page
      .locator('h1')
      .first()
      .evaluate((heading) => heading.scrollIntoView({block: 'center'}));
    await page.locator('h1').first().tap();
    await expect(panel).not.toBeAttached();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({colorScheme, reducedMotion: 'reduce'});

    test(`Code: axe finds nothing with a type open (${colorScheme})`, {tag: ['@a11y.axe', '@slow']}, async ({page}) => {
      await visit(page, PAGE);
      await nameIn(page, 'useCurrentFrame').hover();
      await expect(panelOf(page)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await expect(panelOf(page)).toBeVisible();
    });
  });
}

test.describe(() => {
  test.use({expectedConsole: [/404/]});

  test('Code: without the types a sample stays as it is', {tag: '@code.types-missing'}, async ({page}) => {
    await page.route('**/hovers/**', (route) => route.fulfill({status: 404, body: 'nothing here'}));
    await visit(page, PAGE);
    const types = page.waitForResponse(/\/hovers\//);
    await nameIn(page, 'useCurrentFrame').hover();
    await types;
    await codeOf(page).focus();
    await page.keyboard.press('ArrowRight');
    await frames(page, 10);
    await expect(panelOf(page)).toHaveCount(0);
    await expect(codeOf(page)).toHaveText(/^import \{AbsoluteFill, useCurrentFrame\} from 'remotion';\n/);
  });
});
