import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

const PHONE = {viewport: {width: 390, height: 844}};

/** Waits until the menu's link to the current path is in view in the menu, and the menu in the window. */
const currentPageIsSeen = (page: Page, menu: string) =>
  page.waitForFunction((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    const link = document.querySelector(`${selector} .menu__link[aria-current="page"][href="${location.pathname}"]`)?.getBoundingClientRect();
    return box && link && link.height > 0 && link.top >= Math.max(box.top, 0) && link.bottom <= Math.min(box.bottom, innerHeight);
  }, menu);

const DESKTOP_MENU = '.theme-doc-sidebar-container .menu';

test('Sidebar: it opens where the page is, however far down', {tag: '@docs.sidebar-place'}, async ({page}) => {
  await visit(page, '/docs/ssr');
  await currentPageIsSeen(page, DESKTOP_MENU);
  expect(await page.locator(DESKTOP_MENU).evaluate((menu) => menu.scrollTop > 0), 'the page stands further down than the menu shows').toBeTruthy();
});

test('Sidebar: a page reached by a link of the text is shown in the category that opens for it', {tag: '@docs.sidebar-place'}, async ({page}) => {
  await visit(page, '/docs/ssr-node');
  await currentPageIsSeen(page, DESKTOP_MENU);
  const category = page.locator(DESKTOP_MENU).getByRole('button', {name: 'Troubleshooting', exact: true});
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await page.locator('article a[href="/docs/troubleshooting/debug-failed-render"]').first().click();
  await page.waitForURL('**/docs/troubleshooting/debug-failed-render');
  await currentPageIsSeen(page, DESKTOP_MENU);
  await expect(category).toHaveAttribute('aria-expanded', 'true');
});

test('Sidebar: it stays where the reader left it when the page reached can be seen in it', {tag: '@docs.sidebar-place'}, async ({page}) => {
  await visit(page, '/docs/ssr-node');
  await currentPageIsSeen(page, DESKTOP_MENU);
  const menu = page.locator(DESKTOP_MENU);
  const before = await menu.evaluate((element) => element.scrollTop);
  await menu.getByRole('link', {name: 'Render in Docker'}).click();
  await page.waitForURL('**/docs/docker');
  await currentPageIsSeen(page, DESKTOP_MENU);
  expect(before).toBeGreaterThan(0);
  expect(await menu.evaluate((element) => element.scrollTop)).toBe(before);
});

test.describe(() => {
  test.use(PHONE);

  test('Mobile: the docs menu opens where the page is, with the way back in sight', {tag: '@mobile.docs-menu'}, async ({page}) => {
    await visit(page, '/docs/ssr');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await currentPageIsSeen(page, '.navbar-sidebar__item:not([inert])');
    // The menu slides in; after that, the button is at its top.
    await page.waitForFunction(() => {
      const back = document.querySelector('.navbar-sidebar__back');
      return back && document.elementFromPoint(160, back.getBoundingClientRect().top + 10) === back;
    });
  });
});
