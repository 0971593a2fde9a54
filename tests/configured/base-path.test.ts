import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {Page} from '@playwright/test';
import {changeCode} from '../lib/change-code';
import {kit as kitBuild, searching, thirdParties} from '../lib/kit';
import {visit} from '../lib/site';

const kit = kitBuild();
const BUILD = path.join(__dirname, '../../build-configured');

kit.test('§2 Base path: pages, links, images and the 404 page work below /kit/', {thirdParties, expectedConsole: [/404/]}, async (page) => {
  await visit(page, '/kit/');
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  assert.equal(new URL(page.url()).pathname, '/kit/docs/api');
  const outside = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('/kit/')));
  assert.deepEqual(outside, []);
  assert.ok(await page.locator('.navbar__logo img:visible').evaluate((logo: HTMLImageElement) => logo.naturalWidth > 0));
  assert.equal((await page.goto('/kit/docs/no/such/page'))?.status(), 404);
  await page.getByRole('heading', {level: 1, name: 'Frame not found'}).waitFor();
  await page.getByRole('link', {name: 'Look up an API'}).click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
});

kit.test('§2 Base path: a demo has its poster, and staticFile() looks below /kit/', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/spring');
  const demo = page.locator('[data-demo="spring"]');
  await demo.getByRole('button', {name: /^Play/}).click();
  await demo.locator('[data-painted="true"]').waitFor();
  assert.ok(await demo.locator('img').evaluate((poster: HTMLImageElement) => poster.complete && poster.naturalWidth > 0));
  assert.equal(await page.evaluate(() => (window as unknown as {remotion_staticBase: string}).remotion_staticBase), '/kit');
});

/** The configured build searches with a hosted service; without it, as the site is published by default, it searches its own index. */
const withOwnSearch = (page: Page) => changeCode(page, [[/hostedSearch:\{[^}]*\}/, 'hostedSearch:void 0']]);

kit.test('§2 Base path: the site’s own index is found and searched in its worker below /kit/', {thirdParties}, async (page) => {
  const changed = await withOwnSearch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/kit/docs/sequence');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await dialog.getByRole('combobox').fill('usecurrentframe');
  const row = dialog.getByRole('option').filter({hasText: 'useCurrentFrame()'}).first();
  await row.waitFor();
  assert.equal(await row.getAttribute('href'), '/kit/docs/use-current-frame');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/kit/docs/use-current-frame');
  assert.equal(changed(), 1);
  assert.ok(page.workers().length > 0);
  assert.ok(asked.some((pathname) => /^\/kit\/search-index\/.*\.bin$/.test(pathname)));
  await visit(page, '/kit/search?q=usecurrentframe');
  assert.equal(await page.locator('main ol a').first().getAttribute('href'), '/kit/docs/use-current-frame');
});

kit.test('§2 Base path: types in samples, colours and forms work below /kit/', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/use-current-frame');
  const types = page.waitForResponse(/\/kit\/hovers\/docs\/use-current-frame\.json$/);
  await page.locator('figure.code-sample pre').first().getByText('useCurrentFrame', {exact: true}).last().hover();
  assert.equal((await types).status(), 200);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await visit(page, '/kit/contact/');
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  await page.getByLabel('Message').fill('Some words');
  await visit(page, '/kit/contact/');
  assert.equal(await page.getByLabel('Message').inputValue(), 'Some words');
});

kit.test('§2 Base path: a redirect leads below /kit/', {thirdParties: searching}, async (page) => {
  await page.goto('/kit/docs/render-still');
  await page.waitForURL('**/kit/docs/renderer/render-still');
});

test('§2 Base path: canonical addresses, social cards, feeds, the sitemap and redirects name the address of the site', () => {
  const read = (file: string) => fs.readFileSync(path.join(BUILD, file), 'utf8');
  const html = read('docs/sequence/index.html');
  assert.match(html, /<link [^>]*rel="?canonical"?[^>]*href="?https:\/\/example\.com\/kit\/docs\/sequence"?/);
  const card = /property="?og:image"?[^>]*content="?https:\/\/example\.com\/kit\/([^">\s]+)/.exec(html)?.[1] ?? '';
  assert.ok(fs.existsSync(path.join(BUILD, card)), card);
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)/g), ...read('blog/rss.xml').matchAll(/<link>([^<]+)/g)].map(([, url = '']) => url);
  assert.ok(addresses.length > 250);
  for (const address of addresses) assert.ok(address.startsWith('https://example.com/kit/'), address);
  for (const line of read('_redirects').trim().split('\n')) assert.match(line, /^\/kit\/\S+ (\/kit\/|https:\/\/)\S+ 30[12]$/);
  assert.match(read('_headers'), /^\/kit\/\*\n/);
});
