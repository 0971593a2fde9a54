import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {changeCode} from '../lib/change-code';
import {searching} from '../lib/kit';
import {expect, test, visit} from '../fixtures';

const BUILD = path.join(__dirname, '../../../build-configured');

test.describe(() => {
  test.use({expectedConsole: [/404/]});

  test('Base path: pages, links, images and the 404 page work below /kit/', {tag: '@routes.base-path'}, async ({page}) => {
    await visit(page, '/kit/');
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/kit/docs/api');
    const outside = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('/kit/')));
    expect(outside).toEqual([]);
    expect(await page.locator('.navbar__logo img:visible').evaluate((logo: HTMLImageElement) => logo.naturalWidth > 0)).toBeTruthy();
    expect((await page.goto('/kit/docs/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1, name: 'Frame not found'})).toBeVisible();
    await page.getByRole('link', {name: 'Look up an API'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  });
});

test('Base path: a demo has its poster, and staticFile() looks below /kit/', {tag: '@routes.base-path'}, async ({page}) => {
  await visit(page, '/kit/docs/spring');
  const demo = page.locator('[data-demo="spring"]');
  await demo.getByRole('button', {name: /^Play/}).click();
  await expect(demo.locator('[data-painted="true"]')).toBeVisible();
  expect(await demo.locator('img').evaluate((poster: HTMLImageElement) => poster.complete && poster.naturalWidth > 0)).toBeTruthy();
  await expect.poll(() => page.evaluate(() => (window as unknown as {remotion_staticBase: string}).remotion_staticBase)).toBe('/kit');
});

/** The configured build searches with a hosted service; without it, as the site is published by default, it searches its own index. */
const withOwnSearch = (page: Page) => changeCode(page, [[/hostedSearch:\{[^}]*\}/, 'hostedSearch:void 0']]);

test('Base path: the site’s own index is found and searched in its worker below /kit/', {tag: '@routes.base-path'}, async ({page}) => {
  const changed = await withOwnSearch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/kit/docs/sequence');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await dialog.getByRole('combobox').fill('usecurrentframe');
  const row = dialog.getByRole('option').filter({hasText: 'useCurrentFrame()'}).first();
  await expect(row).toBeVisible();
  await expect(row).toHaveAttribute('href', '/kit/docs/use-current-frame');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/kit/docs/use-current-frame');
  expect(changed()).toBe(1);
  expect(page.workers().length).toBeGreaterThan(0);
  expect(asked.some((pathname) => /^\/kit\/search-index\/.*\.bin$/.test(pathname))).toBeTruthy();
  await visit(page, '/kit/search?q=usecurrentframe');
  await expect(page.locator('main ol a').first()).toHaveAttribute('href', '/kit/docs/use-current-frame');
});

test('Base path: types in samples, colors and forms work below /kit/', {tag: '@routes.base-path'}, async ({page}) => {
  await visit(page, '/kit/docs/use-current-frame');
  const types = page.waitForResponse(/\/kit\/hovers\/docs\/use-current-frame\.json$/);
  await page.locator('figure.code-sample pre').first().getByText('useCurrentFrame', {exact: true}).last().hover();
  expect((await types).status()).toBe(200);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await visit(page, '/kit/contact/');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.getByLabel('Message').fill('Some words');
  await visit(page, '/kit/contact/');
  await expect(page.getByLabel('Message')).toHaveValue('Some words');
});

test.describe(() => {
  test.use({thirdParties: searching});

  test('Base path: a redirect leads below /kit/', {tag: '@routes.base-path'}, async ({page}) => {
    await page.goto('/kit/docs/render-still');
    await page.waitForURL('**/kit/docs/renderer/render-still');
  });
});

test('Base path: canonical addresses, social cards, feeds, the sitemap and redirects name the address of the site', {tag: '@routes.base-path'}, () => {
  const read = (file: string) => fs.readFileSync(path.join(BUILD, file), 'utf8');
  const html = read('docs/sequence.html');
  expect(html).toMatch(/<link [^>]*rel="?canonical"?[^>]*href="?https:\/\/example\.com\/kit\/docs\/sequence"?/);
  const card = /property="?og:image"?[^>]*content="?https:\/\/example\.com\/kit\/([^">\s]+)/.exec(html)?.[1] ?? '';
  expect(fs.existsSync(path.join(BUILD, card)), card).toBeTruthy();
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)/g), ...read('blog/rss.xml').matchAll(/<link>([^<]+)/g)].map(([, url = '']) => url);
  expect(addresses.length).toBeGreaterThan(60);
  expect(addresses.filter((address) => !address.startsWith('https://example.com/kit/'))).toEqual([]);
  const lines = read('_redirects').trim().split('\n');
  expect(lines.filter((line) => !/^\/kit\/\S+ (\/kit\/|https:\/\/)\S+ 30[12]$/.test(line))).toEqual([]);
  expect(read('_headers')).toMatch(/^\/kit\/\*\n/);
});
