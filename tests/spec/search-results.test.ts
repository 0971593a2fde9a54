import assert from 'node:assert/strict';
import {dialog, field, openModal, rows} from '../lib/search-modal';
import {site, visit} from '../lib/site';

const built = site();

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

// A second version, as a real site would have it, that the page's HTML knows nothing about; its index is that of the pages outside the documentation.
built.test('§7 Search: results are those of the version that the reader has chosen', {expectedConsole: [/Minified React error #418/]}, async (page) => {
  await page.route('**/assets/js/main*.js', async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/javascript',
      body: script
        .replace(/versions("?):\[\{/, 'versions$1:[{"name":"1.0","label":"Old","path":"/old","mainDocId":"x","docs":[]},{')
        // The packed list of pages is that of the existing version.
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
});

/** Longer than the 64 characters that DocSearch accepts by default; the page quotes it in full. */
const MESSAGE =
  'The folder at /tmp/out already exists, and needs to be deleted before a new bundle can be created. However, it does not look like the folder was created by `npx remotion bundle` (no index.html). Aborting to prevent accidental data loss.';

built.test(
  '§2 Search: a long message that is pasted is searched whole, and "See all" takes it along',
  {permissions: ['clipboard-read', 'clipboard-write']},
  async (page) => {
    await openModal(page);
    await page.evaluate((message) => navigator.clipboard.writeText(message), MESSAGE);
    await page.keyboard.press('Control+v');
    assert.equal(await field(page).inputValue(), MESSAGE);
    const row = rows(page).first();
    await row.filter({hasText: 'npx remotion bundle'}).waitFor();
    assert.match((await row.getByRole('link').getAttribute('href')) ?? '', /^\/docs\/cli\/bundle(#|$)/);
    await page.keyboard.type(' again');
    assert.equal(await field(page).inputValue(), `${MESSAGE} again`);
    await page.keyboard.press('Backspace');
    await dialog(page)
      .getByRole('link', {name: /^See all \d+ results?$/})
      .click();
    await page.waitForURL('**/search?q=*');
    assert.equal(new URL(page.url()).searchParams.get('q'), `${MESSAGE} agai`);
    assert.equal(await page.getByRole('main').getByRole('searchbox').inputValue(), `${MESSAGE} agai`);
    assert.match((await page.locator('main ol a').first().getAttribute('href')) ?? '', /^\/docs\/cli\/bundle(#|$)/);
  },
);

built.test('§2 Search: a message that is selected when the modal opens is its query, whole', {}, async (page) => {
  await visit(page, '/docs/cli/bundle');
  const selected = await page.evaluate((start) => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && !texts.currentNode.textContent?.includes(start));
    getSelection()?.selectAllChildren(texts.currentNode.parentElement ?? document.body);
    return getSelection()
      ?.toString()
      .replace(/[\r\n]/g, '');
  }, 'needs to be deleted before');
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  assert.ok(selected && selected.length > 64);
  assert.equal(await field(page).inputValue(), selected);
});

built.test('§7 Search: a click on a result opens it within the site, without loading the page anew', {}, async (page) => {
  await openModal(page);
  let loads = 0;
  page.on('request', (request) => (loads += request.resourceType() === 'document' ? 1 : 0));
  await page.keyboard.type('usecurrentframe');
  await rows(page).filter({hasText: 'useCurrentFrame()'}).first().click();
  await page.waitForURL('**/docs/use-current-frame');
  assert.equal(loads, 0);
  await visit(page, '/search?q=spring');
  loads = 0;
  await page.locator('main ol a').first().click();
  await page.getByRole('heading', {level: 1, name: 'spring()'}).waitFor();
  assert.equal(loads, 0);
});
