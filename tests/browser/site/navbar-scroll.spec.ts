import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';
import {frames} from '../lib/moments';

const PAGE = '/docs/sequence';

/** Waits until the navbar has come to rest above the window, or within it. */
const settled = (page: Page, hidden: boolean) =>
  page.waitForFunction((isHidden) => {
    const nav = document.querySelector('nav.navbar');
    return nav !== null && nav.getBoundingClientRect().bottom <= 0 === isHidden && nav.getAnimations().length === 0;
  }, hidden);

/** Scrolls like a wheel, in steps. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  for (const target of [200, 500, 900]) {
    await page.mouse.wheel(0, target - (await page.evaluate(() => window.scrollY)));
    await page.waitForFunction((y) => window.scrollY === y, target);
  }
}

test('Navbar: hides when scrolling down past its own height, reappears when scrolling up and at the top', {tag: '@navbar.hides'}, async ({page}) => {
  await visit(page, PAGE);
  await settled(page, false);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 40);
  await page.waitForFunction(() => window.scrollY === 40);
  await settled(page, false);
  await scrollDown(page);
  await settled(page, true);
  await page.mouse.wheel(0, -80);
  await settled(page, false);
  await page.mouse.wheel(0, 300);
  await settled(page, true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled(page, false);
});

for (const [name, jump] of Object.entries<(page: Page) => Promise<void>>({
  'one turn of the wheel': (page) => page.mouse.wheel(0, 600),
  'one jump': (page) => page.evaluate(() => window.scrollTo(0, 600)),
})) {
  test(`Navbar: ${name} from the top past its height hides it`, {tag: '@navbar.hides'}, async ({page}) => {
    await visit(page, PAGE);
    await page.mouse.move(700, 500);
    await jump(page);
    await page.waitForFunction(() => window.scrollY === 600);
    await settled(page, true);
  });
}

test('Navbar: stays hidden when jumping to an anchor', {tag: '@navbar.anchor'}, async ({page}) => {
  await visit(page, PAGE);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await settled(page, true);
  // The jump goes up, which would otherwise bring the navbar back.
  const from = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('article h2 .hash-link')?.click());
  await page.waitForFunction(() => location.hash !== '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(from);
  await frames(page, 30);
  await settled(page, true);
});
