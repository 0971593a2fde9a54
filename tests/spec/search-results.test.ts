import assert from 'node:assert/strict';
import {dialog, field, openModal, rows} from '../lib/search-modal';
import {site, visit} from '../lib/site';

const built = site();

built.test('§2 Search: opened results are recent searches, which can be made favorites and forgotten', {}, async (page) => {
  await openModal(page);
  await dialog(page).getByText('No recent searches').waitFor();
  await page.keyboard.type('usecurrentframe');
  await rows(page).filter({hasText: 'useCurrentFrame()'}).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/use-current-frame');
  await dialog(page).waitFor({state: 'detached'});

  await page.keyboard.press('Control+k');
  const recent = dialog(page).getByRole('region', {name: 'Recent'});
  await recent.getByRole('link', {name: 'useCurrentFrame()'}).waitFor();
  await recent.getByRole('button', {name: 'Save this search'}).click();
  await dialog(page).getByRole('region', {name: 'Favorites'}).waitFor();
  assert.equal(await recent.count(), 0);
  assert.equal(await field(page).evaluate((element) => element === document.activeElement), true, 'the pressed button is gone');
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('region', {name: 'Favorites'}).getByRole('link').waitFor();
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('href')), '/docs/use-current-frame');
  await dialog(page).getByRole('button', {name: 'Remove this search from favorites'}).click();
  await dialog(page).getByText('No recent searches').waitFor();
});

built.test('§2 Search: before the first search, there are places to go, reached by arrow keys, and queries to try', {}, async (page) => {
  await openModal(page);
  const places = dialog(page).getByRole('listitem').getByRole('link');
  await places.first().waitFor();
  await page.keyboard.press('ArrowUp');
  assert.equal(await places.last().evaluate((element) => element === document.activeElement), true);
  await page.keyboard.type('spr');
  assert.equal(await field(page).inputValue(), 'spr');
  await page.getByRole('button', {name: 'Clear the query'}).click();
  await dialog(page).getByRole('button', {name: 'Sequence'}).click();
  await rows(page).filter({hasText: '<Sequence>'}).first().waitFor();
  await field(page).fill('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', {level: 1, name: 'Create a new project'}).waitFor();
  await dialog(page).waitFor({state: 'detached'});
});

built.test('§2 Search: results stand in groups, one for each page', {}, async (page) => {
  await openModal(page);
  await page.keyboard.type('durationInFrames');
  await rows(page).nth(4).waitFor();
  const groups = await dialog(page)
    .getByRole('group')
    .evaluateAll((all) => all.map((group) => [...group.querySelectorAll('a')].map((link) => new URL(link.href).pathname)));
  assert.ok(groups.length > 1);
  for (const paths of groups) assert.equal(new Set(paths).size, 1, paths.join(' '));
  assert.equal(new Set(groups.map(([path]) => path)).size, groups.length);
});

built.test('§2 Search: Enter does not open a result of an earlier query; with Control it opens another tab', {}, async (page) => {
  await openModal(page);
  await page.keyboard.type('sequence');
  await rows(page).filter({hasText: '<Sequence>'}).first().waitFor();
  await field(page).fill('usecurrentframe');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/use-current-frame');
  await page.keyboard.press('Control+k');
  await field(page).fill('spring');
  await rows(page).filter({hasText: 'spring()'}).first().waitFor();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await tab.waitForURL('**/docs/spring');
  assert.equal(await dialog(page).count(), 1);
  await tab.close();
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
  assert.doesNotMatch((await row.textContent()) ?? '', /number/);
  arrive();
  await row.getByText('number').first().waitFor();
  await visit(page, '/search?q=usecurrentframe');
  const hit = page.locator('main ol > li').first();
  await hit.waitFor();
  assert.doesNotMatch((await hit.textContent()) ?? '', /number/);
  arrive();
  await hit.getByText('number').first().waitFor();
});

built.test('§2 Search: key hints and "See all" with the count, which leads to the search page', {}, async (page) => {
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

/** The page quotes it in full. */
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
    assert.match((await row.getAttribute('href')) ?? '', /^\/docs\/cli\/bundle(#|$)/);
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
