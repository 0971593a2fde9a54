import type {Page} from '@playwright/test';
import {idle} from '../lib/moments';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

const PLAYER = /\/assets\/js\/demo-/;
const PAGE = '/docs/the-fundamentals';
const margin = (page: Page) => page.locator('[data-margin]');
const frameOf = async (page: Page) => Number(await margin(page).getAttribute('data-margin'));
const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => window.scrollTo({top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant'}), share);

for (const path of [PAGE, '/docs/animating-properties', '/docs/sequence', '/docs/spring'])
  test(`Margin: the composition beside ${path} follows the reader to its last frame and back`, {tag: ['@docs.margin', '@slow']}, async ({page}) => {
    await visit(page, path);
    await expect(margin(page)).toHaveAttribute('data-margin', 'still');
    await page.mouse.move(500, 500);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => frameOf(page)).toBeGreaterThan(5);
    const passed = await frameOf(page);
    await scrollTo(page, 1);
    await expect(margin(page).locator('[data-painted="true"]')).toBeAttached();
    const last = await settled(page);
    expect(last).toBeGreaterThan(passed);
    await scrollTo(page, 0.3);
    await expect.poll(() => frameOf(page)).toBeLessThan(last / 2);
  });

/** The frame once the glide to it has ended. */
async function settled(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(async () => {
      const same = (await frameOf(page)) === before;
      before = await frameOf(page);
      return same;
    })
    .toBe(true);
  return before;
}

test('Margin: while a demo of the page is in view, it makes way', {tag: '@docs.margin'}, async ({page}) => {
  await visit(page, PAGE);
  await expect(margin(page)).toHaveAttribute('data-away', 'true');
  await scrollTo(page, 0.6);
  await expect(margin(page)).toHaveAttribute('data-away', 'false');
});

test('Margin: nothing of the composition is loaded before the reader scrolls', {tag: ['@docs.margin', '@slow']}, async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/docs/sequence#container');
  await expect(margin(page)).toBeVisible();
  await scrollTo(page, 0.8);
  await idle(page);
  expect(asked.filter((url) => PLAYER.test(url))).toEqual([]);
});

test.describe(() => {
  test.use({viewport: {width: 1024, height: 800}});

  test('Margin: a narrow window has none of it', {tag: ['@docs.margin', '@slow']}, async ({page}) => {
    await visit(page, PAGE);
    await page.mouse.move(500, 500);
    await page.mouse.wheel(0, 900);
    await idle(page);
    await expect(margin(page)).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({reducedMotion: 'reduce'});

  test('Margin: with reduced motion it is a picture that stands still', {tag: ['@docs.margin', '@a11y.motion']}, async ({page}) => {
    await visit(page, PAGE);
    await page.mouse.move(500, 500);
    await page.mouse.wheel(0, 900);
    await scrollTo(page, 0.7);
    await expect(margin(page)).toHaveAttribute('data-away', 'false');
    await expect(margin(page)).toHaveAttribute('data-margin', 'still');
    await expect(margin(page).locator('[data-painted]')).toHaveCount(0);
  });
});
