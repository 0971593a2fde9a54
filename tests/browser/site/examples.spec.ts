import path from 'node:path';
import type {Page} from '@playwright/test';
import {demoIds} from '../../../core/demos/read';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

const ids = demoIds(path.join(__dirname, '../../..'));
const PLAYER = /\/assets\/js\/demo-/;

const tiles = (page: Page) => page.locator('[data-example]');
const tile = (page: Page, id: string) => page.locator(`[data-example="${id}"]`);
const opener = (page: Page, id: string) => page.locator(`[data-tile="${id}"]`);
const moving = (page: Page) => page.locator('[data-moving="true"] [data-painted="true"]');

/** Notes the scripts of demos that are requested. */
function demoScripts(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (PLAYER.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test('Examples: every demo is a tile, and no demo is loaded before one is touched', {tag: '@examples.light'}, async ({page}) => {
  const scripts = demoScripts(page);
  const posters: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/img/demos/')) posters.push(request.url());
  });
  await visit(page, '/examples/');
  await expect(tiles(page)).toHaveCount(ids.length);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  expect(posters.length).toBeLessThan(ids.length / 2);
});

test('Examples: the tile under the pointer moves, and no other', {tag: '@examples.motion'}, async ({page}) => {
  await visit(page, '/examples/');
  await tile(page, 'absolute-fill-layers').hover();
  await expect(tile(page, 'absolute-fill-layers').locator(moving(page))).toBeVisible();
  await tile(page, 'animation-math').hover();
  await expect(tile(page, 'animation-math').locator(moving(page))).toBeVisible();
  await expect(moving(page)).toHaveCount(1);
  await page.getByRole('heading', {level: 1}).hover();
  await expect(moving(page)).toHaveCount(0);
});

test.describe(() => {
  test.use({reducedMotion: 'reduce'});

  test('Examples: with reduced motion the tiles stand still', {tag: ['@examples.motion', '@slow']}, async ({page}) => {
    const scripts = demoScripts(page);
    await visit(page, '/examples/');
    await tile(page, 'animation-math').hover();
    await opener(page, 'absolute-fill-layers').focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await expect(moving(page)).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('Examples: on a phone the tile in the middle of the screen moves once the reader scrolls', {tag: '@examples.motion'}, async ({page}) => {
    await visit(page, '/examples/');
    await page.evaluate(() => window.dispatchEvent(new Event('touchmove')));
    await tile(page, 'animation-math').evaluate((element) => element.scrollIntoView({block: 'center'}));
    await expect(tile(page, 'animation-math').locator(moving(page))).toBeVisible();
    await expect(moving(page)).toHaveCount(1);
  });
});

test('Examples: a tile opens in place, has an address, and closes', {tag: '@examples.open'}, async ({page}) => {
  await visit(page, '/examples/');
  await opener(page, 'animation-math').click();
  await expect(page).toHaveURL(/\/examples\/\?demo=animation-math/);
  const demo = tile(page, 'animation-math').locator('[data-demo="animation-math"]');
  await expect(demo).toHaveAttribute('data-stage', 'live');
  await demo.getByRole('button', {name: 'Code', exact: true}).click();
  await expect(demo.getByText('src/AnimationMath.tsx')).toBeVisible();
  await expect(tile(page, 'animation-math').getByRole('link', {name: '/docs/animation-math'})).toBeVisible();
  await opener(page, 'animation-math').click();
  await expect(demo).toHaveCount(0);
  await expect(page).toHaveURL(/\/examples\/$/);
});

test('Examples: an address opens its example', {tag: '@examples.open'}, async ({page}) => {
  await visit(page, '/examples/?demo=star');
  await expect(tile(page, 'star').locator('[data-demo="star"]')).toHaveAttribute('data-stage', 'live');
  await expect(tile(page, 'star')).toBeInViewport();
});

test('Examples: filters narrow the tiles together and stay in the address', {tag: '@examples.filters'}, async ({page}) => {
  await visit(page, '/examples/');
  const topics = page.getByRole('group', {name: 'Topic'});
  await topics.getByRole('button', {name: /more of Topic/}).click();
  await topics.getByRole('link', {name: /^Shapes/}).click();
  await expect(page).toHaveURL(/topic=shapes/);
  await expect(tile(page, 'star')).toBeVisible();
  await expect(tile(page, 'spring')).toHaveCount(0);
  const byTopic = await tiles(page).count();
  await page
    .getByRole('group', {name: 'API'})
    .getByRole('link', {name: /^interpolate/})
    .first()
    .click();
  await expect(page).toHaveURL(/topic=shapes&api=interpolate/);
  // The page as it was written has all tiles: the scripts apply what the address says.
  const count = () => tiles(page).count();
  await expect.poll(count).toBeLessThan(byTopic);
  await page.reload();
  await expect.poll(count).toBeLessThan(byTopic);
});

test('Examples: the arrow keys go from tile to tile, and Enter opens', {tag: ['@examples.keyboard', '@slow']}, async ({page}) => {
  await visit(page, '/examples/');
  const openers = page.locator('[data-tile]');
  await openers.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(openers.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(openers.nth(5)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(openers.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(openers.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(tiles(page).first().locator('[data-demo]')).toHaveAttribute('data-stage', 'live');
  await expect(openers.first()).toBeFocused();
  await expect(openers.first()).toHaveAttribute('aria-expanded', 'true');
});

test('Examples: the home page and API pages lead there', {tag: ['@examples.links', '@slow']}, async ({page}) => {
  await visit(page, '/');
  await page.getByRole('link', {name: `All ${ids.length} examples`}).click();
  await expect(tiles(page)).toHaveCount(ids.length);
  await visit(page, '/docs/spring');
  const link = page.getByRole('link', {name: /^\d+ examples use it$/});
  const count = Number(/^\d+/.exec(await link.innerText())?.[0]);
  await link.click();
  await expect(page).toHaveURL(/\/examples\/\?api=spring/);
  await expect(tiles(page)).toHaveCount(count);
});
