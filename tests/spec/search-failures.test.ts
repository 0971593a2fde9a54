import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {MAX_QUERY_LENGTH} from '../../src/search/limits';
import {hostileQueries} from '../lib/hostile-queries';
import {button, dialog, field, openModal, rows} from '../lib/search-modal';
import {site, visit} from '../lib/site';

const built = site();

/** What a field makes of a text: it drops line breaks, and half of a character cannot be typed. */
const typed = (query: string) => new TextDecoder('utf-8', {ignoreBOM: true}).decode(new TextEncoder().encode(query)).replace(/[\r\n]/g, '');

built.test('§8 Search: nothing found says so, suggests, and leads to a prefilled report', {}, async (page) => {
  await openModal(page);
  await field(page).fill('qwertzuiop');
  await dialog(page).getByText('No results for “qwertzuiop”').waitFor();
  assert.match((await dialog(page).textContent()) ?? '', /No results for “qwertzuiop”.*Believe this query should return results\? Let us know\./s);
  assert.match((await dialog(page).textContent()) ?? '', /Try searching for/);
  const report = new URL((await dialog(page).getByRole('link', {name: 'Let us know.'}).getAttribute('href')) ?? '');
  assert.equal(report.origin + report.pathname, 'https://github.com/remotion-dev/remotion/issues/new');
  assert.match(report.searchParams.get('title') ?? '', /qwertzuiop/);
  await dialog(page).getByRole('status').filter({hasText: 'No results for qwertzuiop'}).waitFor({state: 'attached'});
  await dialog(page).getByRole('button', {name: 'renderMedia()'}).click();
  await rows(page).filter({hasText: 'renderMedia()'}).first().waitFor();
});

built.test('§8 Search: the page says as well that nothing was found, suggests, and leads to a report', {}, async (page) => {
  await visit(page, '/search?q=qwertzuiop');
  await page.getByText('No results for “qwertzuiop”').waitFor();
  assert.match((await page.getByRole('link', {name: 'Let us know.'}).getAttribute('href')) ?? '', /issues\/new\?.*qwertzuiop/);
  await page.getByRole('button', {name: 'Sequence', exact: true}).click();
  await page.locator('main ol > li').filter({hasText: '<Sequence>'}).first().waitFor();
  assert.equal(new URL(page.url()).searchParams.get('q'), 'Sequence');
});

for (const [name, answer] of Object.entries<{status: number; body: string}>({missing: {status: 404, body: ''}, corrupt: {status: 200, body: 'garbage'}})) {
  built.test(
    `§8 Search: a ${name} index shows "Unable to fetch results", which stays until the next key finds it back`,
    {expectedConsole: [/404/]},
    async (page) => {
      await page.route('**/search-index/*.bin', (route) => route.fulfill(answer));
      await openModal(page);
      await page.keyboard.type('sequence');
      await dialog(page).getByText('Unable to fetch results').waitFor();
      assert.match((await dialog(page).textContent()) ?? '', /You might want to check your network connection/);
      await page.unrouteAll({behavior: 'wait'});
      await page.keyboard.type('s');
      await rows(page).filter({hasText: '<Sequence>'}).first().waitFor();
      assert.equal(await dialog(page).getByRole('alert').count(), 0);
    },
  );
}

built.test('§8 Search: an index that cannot be read is called that, and Retry fetches it again', {}, async (page) => {
  await page.route('**/search-index/*.bin', (route) => route.fulfill({body: 'garbage'}));
  await openModal(page);
  await page.keyboard.type('sequence');
  await dialog(page).getByRole('alert').getByText('The search index cannot be read').waitFor();
  await page.unrouteAll({behavior: 'wait'});
  await dialog(page).getByRole('button', {name: 'Retry'}).click();
  await rows(page).filter({hasText: '<Sequence>'}).first().waitFor();
});

built.test('§8 Search: an index that hangs is said to take long, and found results take the place of that', {}, async (page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index/*.bin', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await openModal(page);
  await page.keyboard.type('sequence');
  await dialog(page).getByText('Loading the index').waitFor();
  await page.clock.fastForward('00:10');
  await dialog(page).getByRole('alert').getByText('The search has not answered yet').waitFor();
  assert.match((await dialog(page).textContent()) ?? '', /You might want to check your network connection/);
  release();
  await rows(page).filter({hasText: '<Sequence>'}).first().waitFor();
  assert.equal(await dialog(page).getByRole('alert').count(), 0);
});

for (const [name, script] of Object.entries({
  'without workers': 'delete window.Worker;',
  'that forbids workers': "window.Worker = class { constructor() { throw new DOMException('denied', 'SecurityError'); } };",
}))
  built.test(`§8 Search: a browser ${name} opens the modal, which says why there are no results`, {}, async (page) => {
    await page.addInitScript(script);
    await openModal(page);
    await page.keyboard.type('sequence');
    await dialog(page).getByText('Unable to fetch results').waitFor();
    assert.match((await dialog(page).getByRole('alert').textContent()) ?? '', /Your browser did not start the search/);
  });

built.test(
  '§8 Search: a worker whose script cannot be loaded shows "Unable to fetch results", and the next key starts another',
  {expectedConsole: [/503/]},
  async (page) => {
    let isBroken = true;
    await page.route('**/assets/js/*worker*', (route) => (isBroken ? route.fulfill({status: 503}) : route.continue()));
    await openModal(page);
    await page.keyboard.type('sequence');
    await dialog(page).getByText('Unable to fetch results').waitFor();
    isBroken = false;
    await page.keyboard.type('s');
    await rows(page).filter({hasText: '<Sequence>'}).first().waitFor();
  },
);

built.test('§8 Search: the search page says that results cannot be fetched, and tries again', {expectedConsole: [/500/]}, async (page) => {
  await page.route('**/search-index/manifest.json', (route) => route.fulfill({status: 500}));
  await visit(page, '/search?q=sequence');
  await page.getByRole('alert').getByText('Unable to fetch results').waitFor();
  await page.unrouteAll({behavior: 'wait'});
  await page.getByRole('button', {name: 'Retry'}).click();
  await page.locator('main ol > li').first().waitFor();
});

const store = (page: Page, stored: Record<string, string>) =>
  page.evaluate((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), stored);

for (const broken of [
  '{"broken',
  'null',
  '5',
  '[null]',
  '[{"hierarchy":null,"url":null}]',
  '[{"hierarchy":{"lvl1":"a"},"url":5}]',
  '[{"url":"javascript:alert(1)","page":"a"}]',
])
  built.test(`§2 Search: stored searches that cannot be read are forgotten: ${broken}`, {}, async (page) => {
    await visit(page, '/docs/sequence');
    await store(page, {
      'search.recent': broken,
      'search.favorites': broken,
      __DOCSEARCH_RECENT_SEARCHES__docs: broken,
      __DOCSEARCH_FAVORITE_SEARCHES__docs: broken,
    });
    await button(page).click();
    await dialog(page).getByText('No recent searches').waitFor();
    await page.keyboard.type('usecurrentframe');
    await rows(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/use-current-frame');
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link', {name: 'useCurrentFrame()'}).waitFor();
  });

built.test("§2 Search: what DocSearch's modal stored is taken over once", {}, async (page) => {
  const hit = (url: string, title: string) => ({objectID: url, url, type: 'lvl1', content: null, hierarchy: {lvl0: 'remotion', lvl1: title}});
  await visit(page, '/docs/sequence');
  await store(page, {
    __DOCSEARCH_RECENT_SEARCHES__docs: JSON.stringify([hit('/docs/sequence', '&lt;Sequence&gt;'), null]),
    __DOCSEARCH_FAVORITE_SEARCHES__docs: JSON.stringify([hit('/docs/spring', 'spring()')]),
  });
  await button(page).click();
  await dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link', {name: '<Sequence>'}).waitFor();
  await dialog(page).getByRole('region', {name: 'Favorites'}).getByRole('link', {name: 'spring()'}).waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('DOCSEARCH'))), []);
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.keyboard.press('/');
  await dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link', {name: '<Sequence>'}).click();
  await dialog(page).waitFor({state: 'detached'});
});

built.test('§8 Search: without browser storage there is a warning, and the search works', {expectedConsole: [/storage/]}, async (page) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('storage is not available');
      },
    });
  });
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes('storage is not available'));
  await openModal(page);
  await warned;
  await page.keyboard.type('usecurrentframe');
  await rows(page).filter({hasText: 'useCurrentFrame()'}).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/use-current-frame');
});

built.test('§8 Search: hostile queries lose no key and become no markup, in the modal and on the page', {}, async (page) => {
  await page.addInitScript('window.alert = function () { window.wasInjected = true; };');
  await openModal(page);
  const queries = [...hostileQueries(60, ['<Sequence>', 'useCurrentFrame()'])];
  for (const query of queries) {
    await field(page).fill(query);
    assert.equal(await field(page).inputValue(), typed(query).slice(0, MAX_QUERY_LENGTH));
  }
  await field(page).fill('<sequence');
  await rows(page).filter({hasText: '<Sequence>'}).first().waitFor();
  assert.equal(await dialog(page).locator('sequence, script, img[src="x"]').count(), 0);
  await page.keyboard.press('Escape');
  await visit(page, '/search');
  for (const query of queries) {
    await page.getByRole('searchbox', {name: 'Search docs'}).fill(query);
    assert.equal(await page.getByRole('searchbox', {name: 'Search docs'}).inputValue(), typed(query));
  }
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('<sequence');
  await page.locator('main ol > li').filter({hasText: '<Sequence>'}).first().waitFor();
  assert.equal(await page.locator('main').locator('sequence, script, img[src="x"]').count(), 0);
  assert.equal(await page.evaluate(() => 'wasInjected' in window), false);
});
