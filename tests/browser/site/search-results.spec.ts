import {dialog, field, openModal, rows} from '../lib/search-modal';
import {expect, hydrated, test, visit} from '../fixtures';

test.use({prefetches: true});

test('Search: opened results are recent searches, which can be made favorites and forgotten', {tag: ['@search.recent', '@slow']}, async ({page}) => {
  await openModal(page);
  await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  await page.keyboard.type('usecurrentframe');
  await expect(rows(page).filter({hasText: 'useCurrentFrame()'}).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/use-current-frame');
  await expect(dialog(page)).not.toBeAttached();

  await page.keyboard.press('Control+k');
  const recent = dialog(page).getByRole('region', {name: 'Recent'});
  const favorites = dialog(page).getByRole('region', {name: 'Favorites'});
  await expect(recent.getByRole('link', {name: 'useCurrentFrame()'})).toBeVisible();
  await recent.getByRole('button', {name: 'Save this search'}).click();
  await expect(favorites).toBeVisible();
  await expect(recent).toHaveCount(0);
  await expect(field(page), 'the pressed button is gone').toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(favorites.getByRole('link')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(favorites.getByRole('link')).toBeFocused();
  await expect(favorites.getByRole('link')).toHaveAttribute('href', '/docs/use-current-frame');
  await dialog(page).getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(dialog(page).getByText('No recent searches')).toBeVisible();
});

test('Search: before the first search, there are places to go, reached by arrow keys, and queries to try', {tag: '@search.start'}, async ({page}) => {
  await openModal(page);
  const places = dialog(page).getByRole('listitem').getByRole('link');
  await expect(places.first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(places.last()).toBeFocused();
  await page.keyboard.type('spr');
  await expect(field(page)).toHaveValue('spr');
  await page.getByRole('button', {name: 'Clear the query'}).click();
  await dialog(page).getByRole('button', {name: 'Sequence'}).click();
  await expect(rows(page).filter({hasText: '<Sequence>'}).first()).toBeVisible();
  await field(page).fill('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Create a new project'})).toBeVisible();
  await expect(dialog(page)).not.toBeAttached();
});

test('Search: results stand in groups, one for each page', {tag: '@search.results'}, async ({page}) => {
  await openModal(page);
  await page.keyboard.type('durationInFrames');
  await expect(rows(page).nth(4)).toBeVisible();
  const groups = await dialog(page)
    .getByRole('group')
    .evaluateAll((all) => all.map((group) => [...group.querySelectorAll('a')].map((link) => new URL(link.href).pathname)));
  expect(groups.length).toBeGreaterThan(1);
  for (const paths of groups) expect(new Set(paths).size, paths.join(' ')).toBe(1);
  expect(new Set(groups.map(([path]) => path)).size).toBe(groups.length);
});

test('Search: Enter does not open a result of an earlier query; with Control it opens another tab', {tag: ['@search.keyboard', '@slow']}, async ({page}) => {
  await openModal(page);
  await page.keyboard.type('sequence');
  await expect(rows(page).filter({hasText: '<Sequence>'}).first()).toBeVisible();
  await field(page).fill('usecurrentframe');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/use-current-frame');
  await page.keyboard.press('Control+k');
  await field(page).fill('spring');
  await expect(rows(page).filter({hasText: 'spring()'}).first()).toBeVisible();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await tab.waitForURL('**/docs/spring');
  await expect(dialog(page)).toHaveCount(1);
  await tab.close();
});

test(
  'Search: results do not wait for slow excerpts, which come when they come, in the modal and on the page',
  {tag: ['@search.results', '@slow']},
  async ({page}) => {
    const arrivals: (() => void)[] = [];
    await page.route('**/search-index/*-text.*', async (route) => {
      await new Promise<void>((resolve) => arrivals.push(resolve));
      await route.continue();
    });
    const arrive = () => arrivals.splice(0).forEach((resolve) => resolve());
    await openModal(page);
    await page.keyboard.type('usecurrentframe');
    const row = rows(page).first();
    await expect(row).toBeVisible();
    await expect(row).not.toHaveText(/number/);
    arrive();
    await expect(row.getByText('number').first()).toBeVisible();
    await visit(page, '/search?q=usecurrentframe');
    const hit = page.locator('main ol > li').first();
    await expect(hit).toBeVisible();
    await expect(hit).not.toHaveText(/number/);
    arrive();
    await expect(hit.getByText('number').first()).toBeVisible();
  },
);

test('Search: key hints and "See all" with the count, which leads to the search page', {tag: '@search.results'}, async ({page}) => {
  await openModal(page);
  for (const hint of ['to select', 'to navigate', 'to close']) await expect(dialog(page).getByText(hint)).toBeVisible();
  // In one step: letter by letter, a count that is read at once may be that of “rende”.
  await field(page).fill('render');
  const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
  await expect(all).toBeVisible();
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await expect(
    dialog(page)
      .getByRole('status')
      .filter({hasText: `${count} results`}),
  ).toBeAttached();
  await all.click();
  await page.waitForURL('**/search?q=render');
  await expect(page.getByRole('main').getByText(`${count} results`)).toBeVisible();
});

test('Search: the search page counts, pages, and keeps the query in its address', {tag: '@search.page'}, async ({page}) => {
  await visit(page, '/search?q=render');
  const hits = page.locator('main ol > li');
  await expect(hits.first()).toBeVisible();
  await expect(hits).toHaveCount(15);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(hits.nth(15)).toBeVisible();
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('usecurrentframe');
  await expect(hits.filter({hasText: 'useCurrentFrame()'}).first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=usecurrentframe$/);
  await expect(hits.first().getByRole('link')).toHaveAttribute('href', '/docs/use-current-frame');
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

// A second version, as a real site would have it, that the page's HTML knows nothing about; its index is that of the pages outside the documentation.
test.describe(() => {
  test.use({expectedConsole: [/Minified React error #418/]});

  test('Search: results are those of the version that the reader has chosen', {tag: '@search.version'}, async ({page}) => {
    await page.route('**/assets/js/main*.js', async (route) => {
      const script = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/javascript',
        body: script.replace(/versions("?):\[\{/, 'versions$1:[{"name":"1.0","label":"Old","path":"/old","mainDocId":"x","docs":[{"id":"x","path":"/old"}]},{'),
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
    await expect(page.locator('main ol a[href^="/docs/"]').first()).toBeVisible();
    expect((await paths()).every((path) => path.startsWith('/docs/'))).toBeTruthy();
    await version.selectOption('Old');
    await expect(page.locator('main ol a:not([href^="/docs/"])').first()).toBeVisible();
    expect((await paths()).every((path) => !path.startsWith('/docs/'))).toBeTruthy();
  });
});

/** It has an explanation of its own, to which the page about the command links. */
const MESSAGE =
  'The folder at /tmp/out already exists, and needs to be deleted before a new bundle can be created. However, it does not look like the folder was created by `npx remotion bundle` (no index.html). Aborting to prevent accidental data loss.';
const EXPLANATION = /^\/docs\/messages\/commands#the-folder-at-already-exists/;

test.describe(() => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('Search: a long message that is pasted is searched whole, and "See all" takes it along', {tag: ['@search.long-query', '@slow']}, async ({page}) => {
    await openModal(page);
    await page.evaluate((message) => navigator.clipboard.writeText(message), MESSAGE);
    await page.keyboard.press('Control+v');
    await expect(field(page)).toHaveValue(MESSAGE);
    const row = rows(page).first();
    await expect(row.filter({hasText: 'npx remotion bundle'})).toBeVisible();
    await expect(row).toHaveAttribute('href', EXPLANATION);
    await page.keyboard.type(' again');
    await expect(field(page)).toHaveValue(`${MESSAGE} again`);
    await page.keyboard.press('Backspace');
    await dialog(page)
      .getByRole('link', {name: /^See all \d+ results?$/})
      .click();
    await page.waitForURL('**/search?q=*');
    expect(new URL(page.url()).searchParams.get('q')).toBe(`${MESSAGE} agai`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(`${MESSAGE} agai`);
    await expect(page.locator('main ol a').first()).toHaveAttribute('href', EXPLANATION);
  });
});

test('Search: a message that is selected when the modal opens is its query, whole', {tag: '@search.long-query'}, async ({page}) => {
  await visit(page, '/docs/cli/bundle');
  const selected = await page.evaluate((start) => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && !texts.currentNode.textContent?.includes(start));
    getSelection()?.selectAllChildren(texts.currentNode.parentElement ?? document.body);
    return (getSelection()?.toString() ?? '').replace(/[\r\n]/g, '');
  }, 'needs to be deleted before');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
  expect(selected.length).toBeGreaterThan(64);
  await expect(field(page)).toHaveValue(selected);
});

test('Search: a click on a result opens it within the site, without loading the page anew', {tag: '@search.navigation'}, async ({page}) => {
  await openModal(page);
  let loads = 0;
  page.on('request', (request) => (loads += request.resourceType() === 'document' ? 1 : 0));
  await page.keyboard.type('usecurrentframe');
  await rows(page).filter({hasText: 'useCurrentFrame()'}).first().click();
  await page.waitForURL('**/docs/use-current-frame');
  expect(loads).toBe(0);
  await visit(page, '/search?q=spring');
  loads = 0;
  await page.locator('main ol a').first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'spring()'})).toBeVisible();
  expect(loads).toBe(0);
});
