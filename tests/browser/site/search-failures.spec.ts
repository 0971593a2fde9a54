import type {Page} from '@playwright/test';
import {MAX_QUERY_LENGTH} from '../../../src/search/limits';
import {hostileQueries} from '../lib/hostile-queries';
import {button, dialog, field, openModal, rows} from '../lib/search-modal';
import {variantTags} from '../lib/variants';
import {expect, hydrated, test, visit} from '../fixtures';

/** What a field makes of a text: it drops line breaks, and half of a character cannot be typed. */
const typed = (query: string) => new TextDecoder('utf-8', {ignoreBOM: true}).decode(new TextEncoder().encode(query)).replace(/[\r\n]/g, '');

test('Search: nothing found says so, suggests, and leads to a prefilled report', {tag: '@search.nothing'}, async ({page}) => {
  await openModal(page);
  await field(page).fill('usecurntfrm');
  await expect(dialog(page).getByText('No results for “usecurntfrm”')).toBeVisible();
  await expect(dialog(page)).toHaveText(/No results for “usecurntfrm”.*Believe this query should return results\? Let us know\./s);
  await expect(dialog(page)).toHaveText(/Try searching for useCurrentFrame\(\)/);
  const report = new URL((await dialog(page).getByRole('link', {name: 'Let us know.'}).getAttribute('href')) ?? '');
  expect(report.origin + report.pathname).toBe('https://github.com/remotion-dev/remotion/issues/new');
  expect(report.searchParams.get('title') ?? '').toMatch(/usecurntfrm/);
  await expect(dialog(page).getByRole('status').filter({hasText: 'No results for usecurntfrm'})).toBeAttached();
  await dialog(page).getByRole('button', {name: 'useCurrentFrame()'}).click();
  await expect(rows(page).filter({hasText: 'useCurrentFrame()'}).first()).toBeVisible();
});

test('Search: the page says as well that nothing was found, suggests, and leads to a report', {tag: '@search.nothing'}, async ({page}) => {
  await visit(page, '/search?q=usecurntfrm');
  await expect(page.getByText('No results for “usecurntfrm”')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /issues\/new\?.*usecurntfrm/);
  await page.getByRole('button', {name: 'useCurrentFrame()'}).click();
  await expect(page.locator('main ol > li').filter({hasText: 'useCurrentFrame()'}).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('useCurrentFrame()');
});

test('Search: results that are only the nearest are called so, and the words that no page has are named', {tag: '@search.unknown-words'}, async ({page}) => {
  const sentence = 'No page mentions “deepfake”; these are the nearest.';
  await visit(page, '/search?q=face%20swap%20deepfake%20video');
  await expect(page.locator('main').getByRole('status')).toContainText(sentence);
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await visit(page, '/docs/sequence');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('face swap deepfake video');
  await expect(page.getByRole('dialog').getByText(sentence, {exact: true})).toBeVisible();
  await page.getByRole('combobox').fill('interpolate the opacity of a vdieo');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText('No page mentions'), 'a typing mistake is no such word').toHaveCount(0);
});

test('Search: a query that is close to nothing gets no suggestions', {tag: '@search.nothing'}, async ({page}) => {
  await openModal(page);
  await field(page).fill('qwertzuiop');
  await expect(dialog(page)).toHaveText(/No results for “qwertzuiop”.*Try searching for other words, or for fewer\./s);
});

for (const [name, answer] of Object.entries<{status: number; body: string}>({missing: {status: 404, body: ''}, corrupt: {status: 200, body: 'garbage'}})) {
  test.describe(() => {
    test.use({expectedConsole: [/404/]});

    test(`Search: a ${name} index shows "Unable to fetch results", which stays until the next key finds it back`, {tag: '@search.failure'}, async ({page}) => {
      await page.route('**/search-index/*.bin', (route) => route.fulfill(answer));
      await openModal(page);
      await page.keyboard.type('sequence');
      await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
      await expect(dialog(page)).toHaveText(/You might want to check your network connection/);
      await page.unrouteAll({behavior: 'wait'});
      await page.keyboard.type('s');
      await expect(rows(page).filter({hasText: '<Sequence>'}).first()).toBeVisible();
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    });
  });
}

test('Search: an index that cannot be read is called that, and Retry fetches it again', {tag: '@search.failure'}, async ({page}) => {
  await page.route('**/search-index/*.bin', (route) => route.fulfill({body: 'garbage'}));
  await openModal(page);
  await page.keyboard.type('sequence');
  await expect(dialog(page).getByRole('alert').getByText('The search index cannot be read')).toBeVisible();
  await page.unrouteAll({behavior: 'wait'});
  await dialog(page).getByRole('button', {name: 'Retry'}).click();
  await expect(rows(page).filter({hasText: '<Sequence>'}).first()).toBeVisible();
});

test('Search: an index that hangs is said to take long, and found results take the place of that', {tag: '@search.failure'}, async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index/*.bin', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await openModal(page);
  await page.keyboard.type('sequence');
  await expect(dialog(page).getByText('Loading the index')).toBeVisible();
  await page.clock.fastForward('00:10');
  await expect(dialog(page).getByRole('alert').getByText('The search has not answered yet')).toBeVisible();
  await expect(dialog(page)).toHaveText(/You might want to check your network connection/);
  release();
  await expect(rows(page).filter({hasText: '<Sequence>'}).first()).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

for (const [name, script] of Object.entries({
  'without workers': 'delete window.Worker;',
  'that forbids workers': "window.Worker = class { constructor() { throw new DOMException('denied', 'SecurityError'); } };",
}))
  test(`Search: a browser ${name} opens the modal, which says why there are no results`, {tag: '@search.failure'}, async ({page}) => {
    await page.addInitScript(script);
    await openModal(page);
    await page.keyboard.type('sequence');
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
    await expect(dialog(page).getByRole('alert')).toHaveText(/Your browser did not start the search/);
  });

test.describe(() => {
  test.use({expectedConsole: [/503/]});

  test(
    'Search: a worker whose script cannot be loaded shows "Unable to fetch results", and the next key starts another',
    {tag: '@search.failure'},
    async ({page}) => {
      let isBroken = true;
      await page.route('**/assets/js/*worker*', (route) => (isBroken ? route.fulfill({status: 503}) : route.continue()));
      await openModal(page);
      await page.keyboard.type('sequence');
      await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
      isBroken = false;
      await page.keyboard.type('s');
      await expect(rows(page).filter({hasText: '<Sequence>'}).first()).toBeVisible();
    },
  );
});

test.describe(() => {
  test.use({expectedConsole: [/500/]});

  test('Search: the search page says that results cannot be fetched, and tries again', {tag: '@search.failure'}, async ({page}) => {
    await page.route('**/search-index/manifest.json', (route) => route.fulfill({status: 500}));
    await visit(page, '/search?q=sequence');
    await expect(page.getByRole('alert').getByText('Unable to fetch results')).toBeVisible();
    await page.unrouteAll({behavior: 'wait'});
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('main ol > li').first()).toBeVisible();
  });
});

const store = (page: Page, stored: Record<string, string>) =>
  page.evaluate((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), stored);

const FORGOTTEN = /searches that cannot be read are forgotten/;

test.describe(() => {
  test.use({expectedConsole: [FORGOTTEN]});

  const BROKEN = [
    '{"broken',
    'null',
    '5',
    '[null]',
    '[{"hierarchy":null,"url":null}]',
    '[{"hierarchy":{"lvl1":"a"},"url":5}]',
    '[{"url":"javascript:alert(1)","page":"a"}]',
  ];
  for (const [index, broken] of BROKEN.entries())
    test(
      `Search: stored searches that cannot be read are forgotten, with a warning: ${broken}`,
      {tag: variantTags(index, '@search.recent')},
      async ({page}) => {
        await visit(page, '/docs/sequence');
        await store(page, {
          'search.recent': broken,
          'search.favorites': broken,
          __DOCSEARCH_RECENT_SEARCHES__docs: broken,
          __DOCSEARCH_FAVORITE_SEARCHES__docs: broken,
        });
        const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && FORGOTTEN.test(message.text()));
        await button(page).click();
        await expect(dialog(page).getByText('No recent searches')).toBeVisible();
        await warned;
        await page.keyboard.type('usecurrentframe');
        await expect(rows(page).first()).toBeVisible();
        await page.keyboard.press('Enter');
        await page.waitForURL('**/docs/use-current-frame');
        await page.keyboard.press('Control+k');
        await expect(dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link', {name: 'useCurrentFrame()'})).toBeVisible();
      },
    );

  test("Search: what DocSearch's modal stored is taken over once", {tag: ['@search.recent', '@slow']}, async ({page}) => {
    const hit = (url: string, title: string) => ({objectID: url, url, type: 'lvl1', content: null, hierarchy: {lvl0: 'remotion', lvl1: title}});
    await visit(page, '/docs/sequence');
    await store(page, {
      __DOCSEARCH_RECENT_SEARCHES__docs: JSON.stringify([hit('/docs/sequence', '&lt;Sequence&gt;'), null]),
      __DOCSEARCH_FAVORITE_SEARCHES__docs: JSON.stringify([hit('/docs/spring', 'spring()')]),
    });
    await button(page).click();
    await expect(dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link', {name: '<Sequence>'})).toBeVisible();
    await expect(dialog(page).getByRole('region', {name: 'Favorites'}).getByRole('link', {name: 'spring()'})).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('DOCSEARCH')))).toEqual([]);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('/');
    await dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link', {name: '<Sequence>'}).click();
    await expect(dialog(page)).not.toBeAttached();
  });
});

test.describe(() => {
  test.use({expectedConsole: [/storage/]});

  test('Search: without browser storage there is a warning, and the search works', {tag: '@storage.unavailable'}, async ({page}) => {
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
    await expect(rows(page).filter({hasText: 'useCurrentFrame()'}).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/use-current-frame');
  });
});

test('Search: hostile queries lose no key and become no markup, in the modal and on the page', {tag: ['@search.hostile', '@slow']}, async ({page}) => {
  await page.addInitScript('window.alert = function () { window.wasInjected = true; };');
  await openModal(page);
  const queries = [...hostileQueries(60, ['<Sequence>', 'useCurrentFrame()'])];
  for (const query of queries) {
    await field(page).fill(query);
    await expect(field(page)).toHaveValue(typed(query).slice(0, MAX_QUERY_LENGTH));
  }
  await field(page).fill('<sequence');
  await expect(rows(page).filter({hasText: '<Sequence>'}).first()).toBeVisible();
  await expect(dialog(page).locator('sequence, script, img[src="x"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await visit(page, '/search');
  for (const query of queries) {
    await page.getByRole('searchbox', {name: 'Search docs'}).fill(query);
    await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue(typed(query));
  }
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('<sequence');
  await expect(page.locator('main ol > li').filter({hasText: '<Sequence>'}).first()).toBeVisible();
  await expect(page.locator('main').locator('sequence, script, img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasInjected' in window)).toBe(false);
});
