import type {Page} from '@playwright/test';
import {hold} from '../lib/hold';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

const bar = (page: Page) => page.locator('#nprogress');

test(
  'Navigation: the old page stays until the new one is ready, and the progress bar completes with it',
  {tag: ['@navigation.ready', '@navigation.progress']},
  async ({page}) => {
    await visit(page, '/');
    await page.evaluate(() => {
      document.documentElement.dataset.sameDocument = 'yes';
    });
    const release = await hold(page);
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await expect(bar(page)).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Make videos programmatically');
    release();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
    await expect(bar(page)).not.toBeAttached();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.sameDocument), 'no full page load').toBe('yes');
  },
);

test('Navigation: the title follows the reader from page to page', {tag: '@pages.title'}, async ({page}) => {
  await visit(page, '/contact/');
  await expect(page).toHaveTitle('Contact | Remotion');
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await expect(page).toHaveTitle('API reference | Remotion');
  await page.goBack();
  await expect(page).toHaveTitle('Contact | Remotion');
});

test('Route loading: the progress bar starts after 200 milliseconds, not before', {tag: '@navigation.progress'}, async ({page}) => {
  await page.clock.install();
  await visit(page, '/contact/');
  const release = await hold(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('link', {name: 'API', exact: true}).dispatchEvent('click');
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(bar(page)).toHaveCount(1);
  release();
});

test('Route loading: a change of query or hash alone shows no progress bar', {tag: '@navigation.progress'}, async ({page}) => {
  await visit(page, '/docs/sequence');
  await page.evaluate(() => {
    const seen = Object.assign(window, {sawBar: false});
    new MutationObserver(() => (seen.sawBar ||= document.getElementById('nprogress') !== null)).observe(document.body, {childList: true, subtree: true});
  });
  await page.clock.install();
  await page.locator('.theme-doc-toc-desktop a').nth(3).click();
  await page.waitForFunction(() => location.hash !== '');
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => (window as unknown as {sawBar: boolean}).sawBar)).toBe(false);
});

test('Navigation: after a route change the page scrolls to the hash target, else to the top', {tag: '@navigation.scroll'}, async ({page}) => {
  await visit(page, '/docs/use-current-frame');
  await page.evaluate(() => window.scrollTo(0, 900));
  // A click by the mouse would bring the link into view before.
  await page
    .locator('article')
    .getByRole('link', {name: '<Sequence>'})
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', {level: 1, name: '<Sequence>'})).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await visit(page, '/docs/sequence#props');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  // The same within the site, where the browser does not scroll by itself.
  await visit(page, '/docs/spring');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.locator('article a[href="/docs/types#springconfig"]').first().click();
  await expect(page).toHaveURL(/\/docs\/types#springconfig$/);
  await expect(page.locator('#springconfig')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('Navigation: a change of the query alone does not scroll', {tag: '@navigation.scroll'}, async ({page}) => {
  await visit(page, '/templates/');
  await page.setViewportSize({width: 1440, height: 400});
  await page.evaluate(() => window.scrollTo(0, 200));
  // A click by the pointer would bring the link into view first.
  const filter = page.getByRole('group', {name: 'Purpose'}).getByRole('link', {name: /^captions/});
  await filter.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\?purpose=captions$/);
  // The address changes before the page is rendered again, which is when it would scroll.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});

test.describe(() => {
  test.use({expectedConsole: [/Failed to load resource|Loading chunk|ChunkLoadError|net::ERR/]});

  test('Route preload fails: a warning is logged and the whole page is loaded', {tag: '@navigation.failure'}, async ({page}) => {
    await visit(page, '/contact/');
    await page.route('**/assets/js/**', (route) => route.abort());
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && /ChunkLoadError|Loading chunk/.test(message.text()));
    const reload = page.waitForEvent('load');
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await Promise.all([warned, reload]);
    await page.unroute('**/assets/js/**');
    await visit(page, '/docs/api');
  });
});

test('Page views: with no measurement id, nothing is loaded, kept or sent', {tag: '@views.none'}, async ({page}) => {
  await visit(page, '/docs/sequence');
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.waitForURL('**/docs/api');
  expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
});
