import assert from 'node:assert/strict';
import type {Page, Response} from 'playwright-core';
import {hostileQueries} from '../lib/hostile-queries';
import {axeViolations} from '../lib/axe';
import {site, visit} from '../lib/site';

const built = site();
const ANSWER_FILES = /\/search-index\//;

const button = (page: Page) =>
  page
    .getByRole('banner')
    .or(page.getByRole('navigation', {name: 'Main'}))
    .getByRole('button', {name: 'Search', exact: true});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
const field = (page: Page) => dialog(page).getByRole('searchbox');
const rows = (page: Page) => dialog(page).getByRole('treeitem');

/** What a field makes of a text: it drops line ends, and halves of signs cannot be typed. */
const typed = (query: string) => new TextDecoder('utf-8', {ignoreBOM: true}).decode(new TextEncoder().encode(query)).replace(/[\r\n]/g, '');

async function openModal(page: Page, path = '/docs/sequence'): Promise<void> {
  await visit(page, path);
  await button(page).click();
  await field(page).waitFor();
}

built.test('§2 Search: the button opens the modal, whose field has the focus and the placeholder "Search docs"', {}, async (page) => {
  await openModal(page);
  assert.equal(await field(page).getAttribute('placeholder'), 'Search docs');
  await page.keyboard.type('sequence');
  await rows(page).first().waitFor();
  assert.equal(await field(page).inputValue(), 'sequence');
});

for (const [name, touch] of Object.entries<(page: Page) => Promise<unknown>>({
  focus: (page) => button(page).focus(),
  hover: (page) => button(page).hover(),
  touch: (page) => button(page).dispatchEvent('touchstart'),
})) {
  built.test(`§2 Search: ${name} on the button loads the modal and the index ahead, and nothing of them is loaded before`, {}, async (page) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await visit(page, '/docs/sequence');
    await page.waitForLoadState('networkidle');
    const scripts = responses.filter((response) => response.request().resourceType() === 'script');
    for (const script of scripts) assert.doesNotMatch(await script.text(), /DocSearch-Modal/, script.url());
    assert.deepEqual(
      responses.map((response) => response.url()).filter((url) => ANSWER_FILES.test(url)),
      [],
    );
    const modal = page.waitForResponse(async (response) => response.url().endsWith('.js') && (await response.text()).includes('DocSearch-Modal'));
    const manifest = page.waitForResponse(/search-index\/manifest\.json/);
    const index = page.waitForResponse(/search-index\/.*docs-default-current.*\.bin/);
    await touch(page);
    await Promise.all([manifest, index, modal]);
    assert.equal(await dialog(page).count(), 0);
  });
}

for (const keys of ['Control+k', 'Meta+k', '/']) {
  built.test(`§2 Search: ${keys} opens the modal with an empty field`, {}, async (page) => {
    await visit(page, '/docs/sequence');
    await page.keyboard.press(keys);
    await field(page).waitFor();
    assert.equal(await field(page).inputValue(), '');
  });
}

built.test('§2 Search: a slash in a field is a slash', {}, async (page) => {
  await visit(page, '/search');
  await page.getByRole('searchbox', {name: 'Search docs'}).focus();
  await page.keyboard.press('/');
  assert.equal(await page.getByRole('searchbox', {name: 'Search docs'}).inputValue(), '/');
  assert.equal(await dialog(page).count(), 0);
});

built.test('§2 Search: a key typed on the button is the initial query, and no key is lost while the modal loads', {}, async (page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await visit(page, '/docs/sequence');
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await button(page).focus();
  await page.keyboard.type('sprimg');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ng');
  assert.equal(await dialog(page).count(), 0);
  release();
  await field(page).waitFor();
  assert.equal(await field(page).inputValue(), 'spring');
  await rows(page).filter({hasText: 'spring()'}).first().waitFor();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

for (const [name, close] of Object.entries<(page: Page) => Promise<unknown>>({
  Escape: (page) => page.keyboard.press('Escape'),
  'Control+k': (page) => page.keyboard.press('Control+k'),
  'a click beside it': (page) => page.mouse.click(20, 700),
})) {
  built.test(`§2 Search: ${name} closes the modal and gives the focus back to the button`, {}, async (page) => {
    await openModal(page);
    await close(page);
    await dialog(page).waitFor({state: 'detached'});
    assert.equal(await button(page).evaluate((element) => element === document.activeElement), true);
  });
}

built.test('§2 Search: the focus stays within the modal', {}, async (page) => {
  await openModal(page);
  await page.keyboard.type('render');
  await rows(page).first().waitFor();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(key);
      const isInside = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null);
      assert.ok(isInside, `${key} ${step}`);
    }
  }
});

built.test('§2 Search: chosen results are recent searches, which can be made favourites and forgotten', {}, async (page) => {
  await openModal(page);
  await dialog(page).getByText('No recent searches').waitFor();
  await page.keyboard.type('usecurrentframe');
  await rows(page).filter({hasText: 'useCurrentFrame()'}).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/use-current-frame');
  await dialog(page).waitFor({state: 'detached'});

  await page.keyboard.press('Control+k');
  await dialog(page).getByText('Recent', {exact: true}).waitFor();
  assert.match((await rows(page).first().textContent()) ?? '', /useCurrentFrame\(\)/);
  await dialog(page).getByTitle('Save this search').click();
  await dialog(page).getByText('Favorite', {exact: true}).waitFor();
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.keyboard.press('Control+k');
  await dialog(page).getByTitle('Remove this search from favorites').click();
  await dialog(page).getByText('No recent searches').waitFor();
});

built.test('§2 Search: results do not wait for slow excerpts, which come when they come, in the modal and on the page', {}, async (page) => {
  const arrivals: (() => void)[] = [];
  await page.route('**/search-index/*-text.*', async (route) => {
    await new Promise<void>((resolve) => arrivals.push(resolve));
    await route.continue();
  });
  const arrive = () => arrivals.splice(0).forEach((resolve) => resolve());
  await openModal(page);
  await page.keyboard.type('usecurrentframe');
  const row = rows(page).first();
  await row.waitFor();
  assert.equal(await row.locator('.DocSearch-Hit-path').count(), 0);
  arrive();
  await row.locator('.DocSearch-Hit-path').filter({hasText: 'frame'}).waitFor();
  await visit(page, '/search?q=usecurrentframe');
  const hit = page.locator('main ol > li').first();
  await hit.waitFor();
  assert.doesNotMatch((await hit.textContent()) ?? '', /number/);
  arrive();
  await hit.getByText('number').first().waitFor();
});

built.test('§2 Search: stored searches that cannot be read are forgotten', {}, async (page) => {
  await visit(page, '/docs/sequence');
  await page.evaluate(() => localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', '{"broken'));
  await button(page).click();
  await dialog(page).getByText('No recent searches').waitFor();
});

built.test('§8 Search: nothing found says so, suggests, and leads to a prefilled report', {}, async (page) => {
  await openModal(page);
  await field(page).fill('qwertzuiop');
  await dialog(page).getByText('No results for "qwertzuiop"').waitFor();
  assert.match((await dialog(page).textContent()) ?? '', /No results for "qwertzuiop".*Believe this query should return results\? Let us know\./s);
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
      // The modal takes a search for stalled after 300 milliseconds: the message outlasts that.
      await page.locator('.DocSearch-Container--Stalled').waitFor();
      assert.equal(await dialog(page).getByText('Unable to fetch results').isVisible(), true);
      await page.unrouteAll({behavior: 'wait'});
      await page.keyboard.type('s');
      await rows(page).filter({hasText: '<Sequence>'}).first().waitFor();
    },
  );
}

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

built.test('§2 Search: key hints, groups, and "See all" with the count, which leads to the search page', {}, async (page) => {
  await openModal(page);
  for (const hint of ['to select', 'to navigate', 'to close']) await dialog(page).getByText(hint).waitFor();
  await page.keyboard.type('render');
  const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
  await all.waitFor();
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await dialog(page)
    .getByRole('status')
    .filter({hasText: `${count} results`})
    .waitFor({state: 'attached'});
  await all.click();
  await page.waitForURL('**/search?q=render');
  await page.getByRole('main').getByText(`${count} results`).waitFor();
});

built.test('§2 Search: the search page counts, pages, and keeps the query in its address', {}, async (page) => {
  await visit(page, '/search?q=render');
  const hits = page.locator('main ol > li');
  await hits.first().waitFor();
  assert.equal(await hits.count(), 15);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await hits.nth(15).waitFor();
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('usecurrentframe');
  await hits.filter({hasText: 'useCurrentFrame()'}).first().waitFor();
  assert.match(page.url(), /\?q=usecurrentframe$/);
  assert.equal(await hits.first().getByRole('link').getAttribute('href'), '/docs/use-current-frame');
  assert.equal(await page.getByRole('combobox').count(), 0);
});

// A second version, as a site would have it, of which the page's HTML knows nothing; its index is that of the pages outside of the documentation.
built.test('§7 Search: results are those of the version that the reader has chosen', {expectedConsole: [/Minified React error #418/]}, async (page) => {
  await page.route('**/assets/js/main*.js', async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/javascript',
      body: script
        .replace(/versions("?):\[\{/, 'versions$1:[{"name":"1.0","label":"Old","path":"/old","mainDocId":"x","docs":[]},{')
        // The packed list of pages is that of the version that is there.
        .replace(/for\(let (\w+) of (\w+)\)\1\.docs=/, 'for(let $1 of $2)if($1.path!=="/old")$1.docs='),
    });
  });
  await page.route('**/search-index/manifest.json', async (route) => {
    const manifest = (await (await route.fetch()).json()) as {indexes: {tag: string}[]};
    const pages = manifest.indexes.find(({tag}) => tag === 'default');
    await route.fulfill({json: {indexes: [...manifest.indexes.filter(({tag}) => tag !== 'default'), {...pages, tag: 'docs-default-1.0'}]}});
  });
  await visit(page, '/search?q=remotion');
  const paths = () => page.locator('main ol a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const version = page.getByRole('combobox', {name: 'Version of the documentation'});
  await version.selectOption('Next');
  await page.locator('main ol a[href^="/docs/"]').first().waitFor();
  assert.ok((await paths()).every((path) => path.startsWith('/docs/')));
  await version.selectOption('Old');
  await page.locator('main ol a:not([href^="/docs/"])').first().waitFor();
  assert.ok((await paths()).every((path) => !path.startsWith('/docs/')));
  await page.unrouteAll({behavior: 'wait'});
});

built.test('§8 Search: the search page says that results cannot be fetched, and tries again', {expectedConsole: [/500/]}, async (page) => {
  await page.route('**/search-index/manifest.json', (route) => route.fulfill({status: 500}));
  await visit(page, '/search?q=sequence');
  await page.getByRole('alert').getByText('Unable to fetch results').waitFor();
  await page.unrouteAll({behavior: 'wait'});
  await page.getByRole('button', {name: 'Retry'}).click();
  await page.locator('main ol > li').first().waitFor();
});

built.test('§8 Search: hostile queries lose no key and become no markup, in the modal and on the page', {}, async (page) => {
  await page.addInitScript('window.alert = function () { window.wasInjected = true; };');
  await openModal(page);
  const queries = [...hostileQueries(60, ['<Sequence>', 'useCurrentFrame()'])];
  for (const query of queries) {
    await field(page).fill(query);
    // DocSearch's field takes 64 signs.
    assert.equal(await field(page).inputValue(), typed(query).slice(0, 64));
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

built.test(
  '§2 Search: on a phone the modal fills the window, nothing covers it, and Cancel closes it',
  {viewport: {width: 390, height: 844}, hasTouch: true},
  async (page) => {
    await openModal(page);
    const cancel = dialog(page).getByRole('button', {name: 'Cancel'});
    const box = await cancel.boundingBox();
    assert.ok(box && box.x + box.width <= 390);
    const isOnTop = await cancel.evaluate((element) => {
      const {left, top, width, height} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    assert.ok(isOnTop);
    await field(page).fill('render');
    await rows(page).first().waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    await cancel.click();
    await dialog(page).waitFor({state: 'detached'});
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    built.test(`§2 Search: axe finds nothing in the modal (${colorScheme}, ${width} px)`, {colorScheme, viewport: {width, height: 844}}, async (page) => {
      await openModal(page);
      const check = async (state: string) => assert.deepEqual(await axeViolations(page, ['dialog']), [], state);
      await check('start');
      await page.keyboard.type('render');
      await rows(page).first().waitFor();
      await check('results');
      await page.keyboard.press('Enter');
      await dialog(page).waitFor({state: 'detached'});
      await button(page).click();
      await dialog(page).getByText('Recent', {exact: true}).waitFor();
      await check('recent');
      await field(page).fill('qwertzuiop');
      await dialog(page).getByText('No results for "qwertzuiop"').waitFor();
      await check('nothing');
    });
  }
}
