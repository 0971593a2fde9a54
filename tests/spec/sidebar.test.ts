import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {site, visit} from '../lib/site';

const built = site();
const PHONE = {viewport: {width: 390, height: 844}};

/** Waits until the menu's link to the current path is in view in the menu, and the menu in the window. */
const currentPageIsSeen = (page: Page, menu: string) =>
  page.waitForFunction((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    const link = document.querySelector(`${selector} .menu__link[aria-current="page"][href="${location.pathname}"]`)?.getBoundingClientRect();
    return box && link && link.height > 0 && link.top >= Math.max(box.top, 0) && link.bottom <= Math.min(box.bottom, innerHeight);
  }, menu);

const DESKTOP_MENU = '.theme-doc-sidebar-container .menu';

built.test('§4 Sidebar: it opens where the page is, however far down', {}, async (page) => {
  await visit(page, '/docs/ssr');
  await currentPageIsSeen(page, DESKTOP_MENU);
  assert.ok(await page.locator(DESKTOP_MENU).evaluate((menu) => menu.scrollTop > 0), 'the page stands further down than the menu shows');
});

built.test('§4 Sidebar: a page reached by a link of the text is shown in the category that opens for it', {}, async (page) => {
  await visit(page, '/docs/ssr-node');
  await currentPageIsSeen(page, DESKTOP_MENU);
  const category = page.locator(DESKTOP_MENU).getByRole('button', {name: 'Troubleshooting', exact: true});
  assert.equal(await category.getAttribute('aria-expanded'), 'false');
  await page.locator('article a[href="/docs/troubleshooting/debug-failed-render"]').first().click();
  await page.waitForURL('**/docs/troubleshooting/debug-failed-render');
  await currentPageIsSeen(page, DESKTOP_MENU);
  assert.equal(await category.getAttribute('aria-expanded'), 'true');
});

built.test('§4 Sidebar: it stays where the reader left it when the page reached can be seen in it', {}, async (page) => {
  await visit(page, '/docs/ssr-node');
  await currentPageIsSeen(page, DESKTOP_MENU);
  const menu = page.locator(DESKTOP_MENU);
  const before = await menu.evaluate((element) => element.scrollTop);
  await menu.getByRole('link', {name: 'Render in Docker'}).click();
  await page.waitForURL('**/docs/docker');
  await currentPageIsSeen(page, DESKTOP_MENU);
  assert.ok(before > 0);
  assert.equal(await menu.evaluate((element) => element.scrollTop), before);
});

built.test('§4 Mobile: the docs menu opens where the page is, with the way back in sight', PHONE, async (page) => {
  await visit(page, '/docs/ssr');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await currentPageIsSeen(page, '.navbar-sidebar__item:not([inert])');
  // The menu slides in; after that, the button is at its top.
  await page.waitForFunction(() => {
    const back = document.querySelector('.navbar-sidebar__back');
    return back && document.elementFromPoint(160, back.getBoundingClientRect().top + 10) === back;
  });
});
