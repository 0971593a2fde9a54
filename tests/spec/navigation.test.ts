import assert from 'node:assert/strict';
import {site, visit} from '../lib/site';

const built = site();

built.test('§2 Navigation: the old page stays until the new one is ready; the progress bar shows after 200 ms', {}, async (page) => {
  await visit(page, '/');
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  // Holds the next page's files back until the test has looked.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.locator('#nprogress').waitFor({state: 'attached'});
  assert.equal(await page.getByRole('heading', {level: 1}).textContent(), 'Make videos programmatically');
  release();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  await page.locator('#nprogress').waitFor({state: 'detached'});
  assert.equal(await page.evaluate(() => document.documentElement.dataset.sameDocument), 'yes', 'no full page load');
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

built.test('§2 Navigation: hovering a link loads its route', {}, async (page) => {
  await visit(page, '/contact/');
  const requested = page.waitForRequest((request) => /assets\/js/.test(request.url()));
  await page.getByRole('link', {name: 'API', exact: true}).hover();
  await requested;
});

built.test(
  '§8 A route that fails to load reloads the whole page',
  {expectedConsole: [/Failed to load resource|Loading chunk|ChunkLoadError|net::ERR/]},
  async (page) => {
    await visit(page, '/contact/');
    await page.route('**/assets/js/**', (route) => route.abort());
    const reload = page.waitForEvent('load');
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await reload;
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
