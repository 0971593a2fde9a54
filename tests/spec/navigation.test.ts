import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {hold} from '../lib/hold';
import {site, visit} from '../lib/site';

const built = site();
const bar = (page: Page) => page.locator('#nprogress');

built.test('§2 Navigation: the old page stays until the new one is ready, and the progress bar completes with it', {}, async (page) => {
  await visit(page, '/');
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  const release = await hold(page);
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await bar(page).waitFor({state: 'attached'});
  assert.equal(await page.getByRole('heading', {level: 1}).textContent(), 'Make videos programmatically');
  release();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  await bar(page).waitFor({state: 'detached'});
  assert.equal(await page.evaluate(() => document.documentElement.dataset.sameDocument), 'yes', 'no full page load');
});

built.test('§4 Route loading: the progress bar starts after 200 milliseconds, not before', {}, async (page) => {
  await page.clock.install();
  await visit(page, '/contact/');
  const release = await hold(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('link', {name: 'API', exact: true}).dispatchEvent('click');
  await page.clock.runFor(199);
  assert.equal(await bar(page).count(), 0);
  await page.clock.runFor(2);
  assert.equal(await bar(page).count(), 1);
  release();
});

built.test('§4 Route loading: a change of query or hash alone shows no progress bar', {}, async (page) => {
  await visit(page, '/docs/sequence');
  await page.evaluate(() => {
    const seen = Object.assign(window, {sawBar: false});
    new MutationObserver(() => (seen.sawBar ||= document.getElementById('nprogress') !== null)).observe(document.body, {childList: true, subtree: true});
  });
  await page.clock.install();
  await page.locator('.theme-doc-toc-desktop a').nth(3).click();
  await page.waitForFunction(() => location.hash !== '');
  await page.clock.runFor(1000);
  assert.equal(await page.evaluate(() => (window as unknown as {sawBar: boolean}).sawBar), false);
});

built.test('§2 Navigation: after a route change the page scrolls to the hash target, else to the top', {}, async (page) => {
  await visit(page, '/docs/use-current-frame');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.locator('article').getByRole('link', {name: '<Sequence>'}).first().click();
  await page.getByRole('heading', {level: 1, name: '<Sequence>'}).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  await visit(page, '/docs/sequence#props');
  await page.waitForFunction(() => window.scrollY > 100);
});

built.test('§2 Navigation: a change of the query alone does not scroll', {}, async (page) => {
  await visit(page, '/search');
  await page.setViewportSize({width: 1440, height: 400});
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.getByRole('searchbox', {name: 'Search docs'}).evaluate((field: HTMLInputElement) => field.focus({preventScroll: true}));
  await page.keyboard.type('sequence');
  await page
    .getByText(/results?$/)
    .first()
    .waitFor();
  assert.match(page.url(), /\?q=sequence$/);
  assert.ok((await page.evaluate(() => window.scrollY)) > 0);
});

built.test(
  '§8 Route preload fails: a warning is logged and the whole page is loaded',
  {expectedConsole: [/Failed to load resource|Loading chunk|ChunkLoadError|net::ERR/]},
  async (page) => {
    await visit(page, '/contact/');
    await page.route('**/assets/js/**', (route) => route.abort());
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && /ChunkLoadError|Loading chunk/.test(message.text()));
    const reload = page.waitForEvent('load');
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await Promise.all([warned, reload]);
    await page.unroute('**/assets/js/**');
    await visit(page, '/docs/api');
  },
);

built.test('§7 Page views: with no measurement id, nothing is loaded, kept or sent', {}, async (page) => {
  await visit(page, '/docs/sequence');
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.waitForURL('**/docs/api');
  assert.equal(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window), false);
});
