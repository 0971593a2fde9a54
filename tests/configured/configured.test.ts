import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {kit as kitBuild, searching, SERVICE, thirdParties, WIDGET} from '../lib/kit';
import {visit} from '../lib/site';

const kit = kitBuild();

const HIT = {
  objectID: '1',
  url: 'https://www.remotion.dev/docs/use-current-frame',
  type: 'lvl1',
  hierarchy: {lvl0: 'remotion', lvl1: 'useCurrentFrame() <b>'},
  content: null,
  _snippetResult: {hierarchy: {lvl1: {value: '\ue000useCurrentFrame\ue001() &lt;b>'}}},
};

type Asked = {requests: Record<string, unknown>[]};

/** Answers as the search service does, and keeps what it was asked; undefined breaks the connection. */
async function answer(page: Page, hits: object[] | undefined): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(SERVICE, async (route) => {
    asked.push(route.request().postDataJSON() as Asked);
    if (hits) await route.fulfill({json: {results: [{hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20}]}});
    else await route.abort();
  });
  return asked;
}

kit.test('§7 Search: the hosted service is asked with the tags of language and version; its host is preconnected', {thirdParties: searching}, async (page) => {
  const asked = await answer(page, [HIT]);
  await visit(page, '/kit/docs/sequence');
  assert.equal(await page.locator('link[rel="preconnect"]').getAttribute('href'), 'https://TESTAPP123-dsn.algolia.net');
  assert.equal(asked.length, 0);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await dialog.getByRole('searchbox').fill('usecurrentframe');
  const row = dialog.getByRole('treeitem').first();
  await row.waitFor();
  assert.equal(await row.getByRole('link').getAttribute('href'), '/kit/docs/use-current-frame');
  assert.equal(await row.locator('mark').textContent(), 'useCurrentFrame');
  assert.equal(await row.locator('b').count(), 0);
  const request = asked.at(-1)?.requests[0];
  assert.equal(request?.indexName, 'kit');
  assert.deepEqual(request.facetFilters, ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]);
  await dialog.getByRole('link', {name: 'Algolia'}).or(dialog.getByLabel('Algolia')).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/kit/docs/use-current-frame');
});

kit.test('§7 Search: results of other sites are loaded as whole pages', {thirdParties: {...searching, 'https://remotion.pro/': ''}}, async (page) => {
  await answer(page, [{...HIT, url: 'https://remotion.pro/store'}]);
  await visit(page, '/kit/docs/sequence');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await dialog.getByRole('searchbox').fill('store');
  await dialog.getByRole('treeitem').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('https://remotion.pro/store');
});

const STORE = 'https://remotion.pro/store';

kit.test(
  '§7 Search: a click on a result of another site loads it as a whole page, in the modal and on the search page',
  {thirdParties: {...searching, 'https://remotion.pro/': ''}},
  async (page) => {
    await answer(page, [{...HIT, url: STORE}]);
    const loaded = async (click: () => Promise<void>) => {
      const [request] = await Promise.all([page.waitForRequest(STORE), click()]);
      assert.equal(request.resourceType(), 'document');
      assert.equal(request.frame(), page.mainFrame(), 'this tab');
      await page.waitForURL(STORE);
    };
    await visit(page, '/kit/docs/sequence');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await dialog.getByRole('searchbox').fill('store');
    await dialog.getByRole('treeitem').first().waitFor();
    await loaded(() => dialog.getByRole('treeitem').first().click());
    await visit(page, '/kit/search?q=store');
    await loaded(() => page.locator('main ol a').first().click());
  },
);

kit.test(
  '§8 Search: a hosted service that cannot be reached shows "Unable to fetch results"',
  {thirdParties: searching, expectedConsole: [/ERR_FAILED/]},
  async (page) => {
    await answer(page, undefined);
    await visit(page, '/kit/docs/sequence');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await dialog.getByRole('searchbox').fill('sequence');
    await dialog.getByText('Unable to fetch results').waitFor();
    await page.unroute(SERVICE);
    await answer(page, [HIT]);
    await dialog.getByRole('searchbox').fill('usecurrentframe');
    await dialog.getByRole('treeitem').first().waitFor();
  },
);

kit.test(
  '§1 Ask AI: a widget that is slow breaks nothing and leaves its place free; where it cannot be loaded, our own button takes it',
  {thirdParties, expectedConsole: [/ERR_FAILED/]},
  async (page) => {
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route(`${WIDGET}**`, async (route) => {
      await held;
      await route.abort();
    });
    const ownButton = page.getByRole('button', {name: 'Ask AI', exact: true});
    await visit(page, '/kit/docs/sequence');
    await page.locator('script#crawlchat-script').waitFor({state: 'attached'});
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
    assert.equal(await ownButton.count(), 0);
    fail();
    await ownButton.click();
    await page.getByRole('dialog', {name: 'Ask AI'}).getByRole('link', {name: 'Ask in Claude'}).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
    await page.waitForURL('**/kit/docs/');
  },
);

kit.test('§1 Ask AI: a widget that does not come is replaced by our own button, which leaves when it comes after all', {thirdParties}, async (page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${WIDGET}**`, async (route) => {
    await held;
    await route.fulfill({contentType: 'text/javascript', body: ''});
  });
  await page.clock.install();
  const ownButton = page.getByRole('button', {name: 'Ask AI', exact: true});
  await visit(page, '/kit/docs/sequence');
  const script = page.locator('script#crawlchat-script');
  await script.waitFor({state: 'attached'});
  assert.equal(await ownButton.count(), 0);
  await page.clock.fastForward(10_000);
  await ownButton.click();
  const panel = page.getByRole('dialog', {name: 'Ask AI'});
  await panel.getByRole('link', {name: 'Ask in Claude'}).waitFor();
  await script.evaluate((element) => element.addEventListener('load', () => Object.assign(document.documentElement.dataset, {widget: 'loaded'})));
  release();
  await page.locator('html[data-widget="loaded"]').waitFor();
  assert.equal(await panel.isVisible(), true, 'an open panel stays');
  await page.keyboard.press('Escape');
  await ownButton.waitFor({state: 'detached'});
});

kit.test('§2 Announcement bar: its text is shown as text and leads to its address', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/api');
  const link = page.getByRole('banner').getByRole('link', {name: 'Version 5 is out & about'});
  assert.equal(await link.getAttribute('href'), '/kit/blog/4-0');
});

kit.test('§4 Announcement bar: closed stays closed, until its id changes', {thirdParties}, async (page) => {
  const bar = page.getByText('Version 5 is out & about');
  await visit(page, '/kit/');
  await page.getByRole('button', {name: 'Close'}).click();
  await bar.waitFor({state: 'hidden'});
  await visit(page, '/kit/docs/api');
  assert.equal(await bar.isVisible(), false);
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
  await visit(page, '/kit/docs/api');
  await bar.waitFor({state: 'visible'});
});

kit.test('§9 Announcement bar: the close icon measures 14 pixels', {thirdParties}, async (page) => {
  await visit(page, '/kit/');
  assert.equal(
    await page
      .getByRole('button', {name: 'Close'})
      .locator('svg')
      .evaluate((icon) => icon.getAttribute('width')),
    '14',
  );
});

kit.test('§7 Page views: path first, then the event, on every change of path, query or hash', {thirdParties: searching}, async (page) => {
  await answer(page, [HIT]);
  await visit(page, '/kit/');
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  await page
    .locator('.hash-link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(() => window.location.hash !== '');
  const hash = await page.evaluate(() => window.location.hash);
  await page.keyboard.press('/');
  await page.getByRole('dialog', {name: 'Search docs'}).getByRole('searchbox').fill('frame');
  await page.getByRole('link', {name: 'See all 1 result'}).click();
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('frames');
  await page.waitForURL('**/search?q=frames');
  const calls = await page.evaluate(() => (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.map((call) => Array.from(call).slice(0, 3)));
  assert.deepEqual(
    calls.filter(([name]) => name === 'set' || name === 'event'),
    ['/kit/', '/kit/docs/api', `/kit/docs/api${hash}`, '/kit/search?q=frame', '/kit/search?q=frames'].flatMap((path) => [
      ['set', 'page_path', path],
      ['event', 'page_view'],
    ]),
  );
});

kit.test('§7 Page views: when the event is sent, the title is that of the new page', {thirdParties}, async (page) => {
  // As text: the compiler would give the function a name by a helper that the page does not have.
  await page.addInitScript("window.views = []; window.gtag = (name) => name === 'event' && window.views.push(document.title);");
  await visit(page, '/kit/contact/');
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  await page.waitForFunction(() => (window as unknown as {views: string[]}).views.length === 2);
  const [first = '', second = ''] = await page.evaluate(() => (window as unknown as {views: string[]}).views);
  assert.match(first, /^Contact/);
  assert.match(second, /^API reference/);
});

kit.test('§1 Ask AI: the widget is loaded asynchronously with the specified settings', {thirdParties}, async (page) => {
  await visit(page, '/kit/');
  const script = page.locator('script#crawlchat-script');
  await script.waitFor({state: 'attached'});
  const attributes = await script.evaluate((element: HTMLScriptElement) => ({async: element.async, ...element.dataset}));
  assert.deepEqual(attributes, {
    async: true,
    id: '0123456789abcdef',
    askAi: 'true',
    askAiBackgroundColor: '#282A36',
    askAiColor: '#ffffff',
    askAiText: 'Ask AI',
    askAiPosition: 'br',
    askAiRadius: '20px',
  });
});

kit.test('§2 Docs version: with one version, the version items are plain links labelled Next', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/sequence');
  const links = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Next', exact: true});
  assert.deepEqual(await links.evaluateAll((items) => items.map((item) => item.getAttribute('href'))), ['/kit/docs/sequence', '/kit/docs/']);
  assert.equal(await page.getByRole('button', {name: 'Next', exact: true}).count(), 0);
});

kit.test('§2 Locale dropdown: available, with the one language English', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/sequence');
  await page.getByRole('button', {name: 'English'}).hover();
  assert.deepEqual(await page.locator('.dropdown__menu').getByRole('link', {name: 'English'}).count(), 1);
});

kit.test('§7 Language switcher: leads to the same path, query and hash', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/sequence?a=1&b=%20#props');
  await page.getByRole('button', {name: 'English'}).hover();
  const item = page.locator('.dropdown__menu').getByRole('link', {name: 'English'});
  assert.equal(await item.getAttribute('href'), '/kit/docs/sequence?a=1&b=%20#props');
  assert.equal(await item.getAttribute('lang'), 'en');
});

kit.test('Edit links lead to the file, forms post to their endpoints', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/sequence');
  assert.equal(await page.getByRole('link', {name: 'Edit this page'}).getAttribute('href'), 'https://example.com/edit/docs/sequence.mdx');
  await visit(page, '/kit/contact/');
  assert.equal(await page.locator('form').first().getAttribute('action'), 'https://forms.example.com/contact');
  await visit(page, '/kit/showcase/add');
  assert.equal(await page.locator('form').first().getAttribute('action'), 'https://forms.example.com/showcase');
});
