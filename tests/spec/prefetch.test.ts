import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {site, visit} from '../lib/site';

const built = site();
const BUILD = path.join(__dirname, '../../build');

/** The script that holds the content of a page, by the page's file. */
function fileOf(source: string): string {
  const folder = path.join(BUILD, 'assets/js');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.js') && fs.readFileSync(path.join(folder, file), 'utf8').includes(`@site/${source}`));
  assert.equal(files.length, 1, source);
  return `/assets/js/${files[0]}`;
}

/** Intersections are reported with a frame: after two, all of them are known. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));

/** Links in view take turns in idle moments; after as many moments as a window has links, all have had theirs. */
const idleMoments = (page: Page) =>
  page.evaluate(async () => {
    for (let moment = 0; moment < 40; moment++) await new Promise((resolve) => requestIdleCallback(resolve));
  });

const prefetched = (page: Page) => page.locator('link[rel="prefetch"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** A link at the end of the page, far below the window. */
const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', {name: 'Acknowledgements'});

for (const [name, connection] of Object.entries({'2g': {effectiveType: '2g', saveData: false}, 'data saver': {effectiveType: '4g', saveData: true}})) {
  built.test(`§9 Prefetch: nothing is loaded ahead on ${name}, and links work`, {}, async (page) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await visit(page, '/docs/config');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const link = page.getByRole('link', {name: 'API', exact: true});
    await link.hover();
    await link.dispatchEvent('touchstart');
    await footerLink(page).scrollIntoViewIfNeeded();
    await twoFrames(page);
    await idleMoments(page);
    assert.deepEqual(asked, []);
    assert.deepEqual(await prefetched(page), []);
    await page.evaluate(() => window.scrollTo(0, 0));
    await link.click();
    await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  });
}

built.test('§2 Navigation: a link is prefetched when it enters the window, and not before', {}, async (page) => {
  const own = fileOf('docs/acknowledgements.mdx');
  await visit(page, '/docs/sequence');
  await page.locator('link[rel="prefetch"]').first().waitFor({state: 'attached'});
  await twoFrames(page);
  await idleMoments(page);
  assert.ok(!(await prefetched(page)).includes(own));
  await footerLink(page).scrollIntoViewIfNeeded();
  await page.locator(`link[rel="prefetch"][href="${own}"]`).waitFor({state: 'attached'});
  for (const file of await prefetched(page)) assert.ok(fs.existsSync(path.join(BUILD, file)), `${file} is a file of the build`);
});

built.test('§2 Navigation: links in view are prefetched one at a time, when the browser has nothing else to do', {}, async (page) => {
  await page.addInitScript('window.waiting = []; window.requestIdleCallback = (run) => window.waiting.push(run);');
  await visit(page, '/docs/sequence');
  await page.waitForFunction(() => (window as unknown as {waiting: unknown[]}).waiting.length > 0);
  await twoFrames(page);
  assert.deepEqual(await prefetched(page), []);
  const counts: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const scheduled = await page.evaluate(() => {
      const {waiting} = window as unknown as {waiting: (() => void)[]};
      waiting.splice(0).forEach((run) => run());
      return waiting.length;
    });
    assert.equal(scheduled, 1, 'the next link waits for the next idle moment');
    counts.push((await prefetched(page)).length);
  }
  assert.ok((counts.at(-1) ?? 0) > (counts[0] ?? 0) && (counts[0] ?? 0) > 0, counts.join(', '));
});

for (const [name, touch] of Object.entries<(page: Page) => Promise<void>>({
  hovered: (page) => page.getByRole('link', {name: 'API', exact: true}).hover(),
  touched: (page) => page.getByRole('link', {name: 'API', exact: true}).dispatchEvent('touchstart'),
})) {
  built.test(`§2 Navigation: a link that is ${name} loads its page, which then needs no file more`, {}, async (page) => {
    await visit(page, '/contact/');
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const first = page.waitForRequest((request) => request.resourceType() === 'script');
    await touch(page);
    await first;
    await page.waitForLoadState('networkidle');
    const count = scripts.length;
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
    assert.deepEqual(scripts.slice(count), []);
  });
}

/** A browser without the prefetch hint: the page sends the requests itself, and each is recorded. */
async function withoutHint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (token) => token !== 'prefetch';
    const open = Reflect.get(XMLHttpRequest.prototype, 'open') as (this: XMLHttpRequest, ...call: unknown[]) => void;
    const opened: XMLHttpRequest[] = [];
    Object.assign(window, {opened});
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...call: unknown[]) {
      opened.push(this);
      open.apply(this, call);
    };
  });
}

type Opened = {opened: XMLHttpRequest[]};

built.test('§7 Prefetch: where a browser has no hint for it, files are asked for with credentials', {}, async (page) => {
  await withoutHint(page);
  await visit(page, '/docs/sequence');
  await page.waitForFunction(() => (window as unknown as Opened).opened.some(({status}) => status === 200));
  assert.ok(await page.evaluate(() => (window as unknown as Opened).opened.every(({withCredentials}) => withCredentials)));
  assert.deepEqual(await prefetched(page), []);
});

built.test('§7 Prefetch: only an answer of status 200 is a success; another one does no harm', {expectedConsole: [/404/]}, async (page) => {
  await withoutHint(page);
  await page.route('**/assets/js/**', (route) => (route.request().resourceType() === 'xhr' ? route.fulfill({status: 404}) : route.continue()));
  await visit(page, '/docs/sequence');
  await page.waitForFunction(() => (window as unknown as Opened).opened.some(({status}) => status === 404));
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  const main = fs.readdirSync(path.join(BUILD, 'assets/js')).find((file) => /^main\..*\.js$/.test(file)) ?? '';
  assert.match(
    fs.readFileSync(path.join(BUILD, 'assets/js', main), 'utf8'),
    /withCredentials=!0,(\w+)\.onload=\(\)=>\{200===\1\.status\?(\w+)\(\):(?!\2)\w+\(\)\}/,
  );
});
