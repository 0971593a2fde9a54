import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {site, visit} from '../lib/site';

const built = site();
const PAGE = '/docs/sequence';
const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true};

const DROPDOWNS: Record<string, string[]> = {
  Products: ['Player', 'Lambda', 'Media Parser', 'WebCodecs', 'Recorder', 'Editor Starter', 'Timeline'],
  Resources: ['Learn', 'Resources', 'Blog', 'Showcase', 'Convert a video', 'Support'],
  Commercial: ['License + Pricing', 'Store', 'Success Stories', 'Experts', 'About us', 'Investors', 'Contact us'],
};

built.test('§2 Navbar: Docs and API lead to the two landing pages', {}, async (page) => {
  await visit(page, '/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  assert.equal(await navbar.getByRole('link', {name: 'Docs', exact: true}).getAttribute('href'), '/docs/');
  assert.equal(await navbar.getByRole('link', {name: 'API', exact: true}).getAttribute('href'), '/docs/api');
});

for (const [label, items] of Object.entries(DROPDOWNS)) {
  built.test(`§2 Navbar: the dropdown ${label} opens on hover and holds its items`, {}, async (page) => {
    await visit(page, '/');
    const button = page.getByRole('button', {name: label, exact: true});
    const menu = button.locator('..').locator('.dropdown__menu');
    assert.equal(await menu.isVisible(), false);
    await button.hover();
    await menu.waitFor({state: 'visible'});
    assert.deepEqual(
      (await menu.locator('a').allInnerTexts()).map((text) => text.trim()),
      items,
    );
  });
}

built.test('§4 Dropdown: opens by Enter, closes on a click elsewhere', {}, async (page) => {
  await visit(page, '/');
  const button = page.getByRole('button', {name: 'Products', exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('.dropdown__menu').first().waitFor({state: 'visible'});
  await page.mouse.click(700, 500);
  await page.locator('.dropdown__menu').first().waitFor({state: 'hidden'});
});

built.test('§2 Navbar: icon links, a search button and the colour-mode toggle stand on the right', {}, async (page) => {
  await visit(page, '/');
  const right = page.locator('.navbar__items--right');
  const targets = {GitHub: 'https://github.com/remotion-dev/remotion', Discord: 'https://remotion.dev/discord', X: 'https://x.com/remotion'};
  for (const [name, href] of Object.entries(targets)) {
    assert.equal(await right.getByRole('link', {name, exact: true}).getAttribute('href'), href);
  }
  await right.getByRole('button', {name: 'Search', exact: true}).waitFor();
  await right.getByRole('button', {name: /Switch between dark and light mode/}).waitFor();
});

/** Waits until the navbar has come to rest above the window, or within it. */
const settled = (page: Page, hidden: boolean) =>
  page.waitForFunction((isHidden) => {
    const nav = document.querySelector('nav.navbar');
    return nav !== null && nav.getBoundingClientRect().bottom <= 0 === isHidden && nav.getAnimations().length === 0;
  }, hidden);

/** Scrolls like a wheel, in steps: one jump from the top has no direction yet. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  for (const target of [200, 500, 900]) {
    await page.mouse.wheel(0, target - (await page.evaluate(() => window.scrollY)));
    await page.waitForFunction((y) => window.scrollY === y, target);
  }
}

built.test('§2 Navbar: hides when scrolling down past its own height, reappears when scrolling up and at the top', {}, async (page) => {
  await visit(page, PAGE);
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

built.test('§2 Navbar: stays hidden when jumping to an anchor', {}, async (page) => {
  await visit(page, PAGE);
  await scrollDown(page);
  await settled(page, true);
  // The jump goes up, which would otherwise bring the navbar back.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('article h2 .hash-link')?.click());
  await page.waitForFunction(() => location.hash !== '');
  await settled(page, true);
});

built.test('§2 Navbar: a right click on the logo opens the brand page in a new tab', {}, async (page) => {
  await visit(page, '/');
  await page.evaluate(() => {
    window.open = (...call) => {
      document.title = call.join(' ');
      return null;
    };
  });
  await page.locator('.navbar__brand').click({button: 'right'});
  assert.match(await page.title(), /^https:\/\/remotion\.dev\/brand _blank/);
});

built.test('§9 Mobile: the layout changes below 996 pixels', {}, async (page) => {
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await page.setViewportSize({width: 997, height: 800});
  await visit(page, PAGE);
  assert.equal(await toggle.isVisible(), false);
  await page.setViewportSize({width: 995, height: 800});
  assert.equal(await toggle.isVisible(), true);
});

built.test('§2 Mobile: the slide-in sidebar opens on the docs menu and goes back to the main menu', PHONE, async (page) => {
  await visit(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const sidebar = page.locator('.navbar-sidebar');
  const back = sidebar.getByRole('button', {name: '← Back to main menu'});
  await back.waitFor({state: 'visible'});
  await sidebar.getByRole('link', {name: '<Sequence>', exact: true}).waitFor({state: 'visible'});
  await back.click();
  await sidebar
    .getByRole('button', {name: 'Products'})
    .or(sidebar.getByRole('link', {name: 'Products'}))
    .first()
    .click();
  await sidebar.getByRole('link', {name: 'Media Parser'}).waitFor({state: 'visible'});
  await sidebar.getByRole('button', {name: 'Close navigation bar'}).click();
  await sidebar.waitFor({state: 'hidden'});
});

built.test('§4 Mobile: without a docs sidebar there is no secondary menu', PHONE, async (page) => {
  await visit(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Docs', exact: true}).waitFor({state: 'visible'});
  assert.equal(await page.locator('.navbar-sidebar__items--show-secondary').count(), 0);
});
