import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

const BUILD = path.join(__dirname, '../../../build');

test.use({prefetches: true});

/** The script that holds the content of a page, by the page's file. */
function fileOf(source: string): string {
  const folder = path.join(BUILD, 'assets/js');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.js') && fs.readFileSync(path.join(folder, file), 'utf8').includes(`@site/${source}`));
  expect(files.length, source).toBe(1);
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

/** What a browser can say of a connection on which data is slow, or may cost money. */
const SPARING = {
  '2g': {effectiveType: '2g', saveData: false},
  '3g': {effectiveType: '3g', saveData: false},
  'data saver': {effectiveType: '4g', saveData: true},
  'a mobile connection': {effectiveType: '4g', saveData: false, type: 'cellular'},
};

for (const [name, connection] of Object.entries(SPARING)) {
  test(`Prefetch: nothing is loaded ahead on ${name}, and links work`, {tag: ['@prefetch.slow', '@slow']}, async ({page}) => {
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
    expect(asked).toEqual([]);
    expect(await prefetched(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await link.click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  });
}

test('Navigation: a link is prefetched when it enters the window, and not before', {tag: '@prefetch.in-view'}, async ({page}) => {
  const own = fileOf('docs/acknowledgements.mdx');
  // Every moment is idle, so that all that is in line is asked for soon.
  await page.addInitScript(
    'let count = 0; window.inLine = () => count; window.requestIdleCallback = (run) => { count++; setTimeout(() => { run({didTimeout: false, timeRemaining: () => 50}); count--; }); };',
  );
  await visit(page, '/docs/sequence');
  await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
  await twoFrames(page);
  await page.waitForFunction(() => (window as unknown as {inLine: () => number}).inLine() === 0);
  expect(await prefetched(page)).not.toContain(own);
  await footerLink(page).scrollIntoViewIfNeeded();
  await expect(page.locator(`link[rel="prefetch"][href="${own}"]`)).toBeAttached();
  for (const file of await prefetched(page)) expect(fs.existsSync(path.join(BUILD, file)), `${file} is a file of the build`).toBeTruthy();
});

test('Navigation: links in view are prefetched one at a time, when the browser has nothing else to do', {tag: '@prefetch.in-view'}, async ({page}) => {
  await page.addInitScript('window.waiting = []; window.requestIdleCallback = (run) => window.waiting.push(run);');
  await visit(page, '/docs/sequence');
  await page.waitForFunction(() => (window as unknown as {waiting: unknown[]}).waiting.length > 0);
  await twoFrames(page);
  expect(await prefetched(page)).toEqual([]);
  const counts: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const scheduled = await page.evaluate(() => {
      const {waiting} = window as unknown as {waiting: (() => void)[]};
      waiting.splice(0).forEach((run) => run());
      return waiting.length;
    });
    expect(scheduled, 'the next link waits for the next idle moment').toBe(1);
    counts.push((await prefetched(page)).length);
  }
  // A link may lead to files that are there already; no turn brings all.
  expect(counts.at(-1) ?? 0, counts.join(', ')).toBeGreaterThan(counts[0] ?? 0);
});

test('Prefetch: a file is asked for once, however many links and pages need it', {tag: ['@prefetch.once', '@slow']}, async ({page}) => {
  await visit(page, '/docs/');
  for (const [name, title] of [
    ['API', 'API reference'],
    ['Docs', 'Create a new project'],
  ] as const) {
    await footerLink(page).scrollIntoViewIfNeeded();
    await twoFrames(page);
    await idleMoments(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('link', {name, exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    await twoFrames(page);
    await idleMoments(page);
  }
  const files = await prefetched(page);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

for (const [name, touch] of Object.entries<(page: Page) => Promise<void>>({
  hovered: (page) => page.getByRole('link', {name: 'API', exact: true}).hover(),
  touched: (page) => page.getByRole('link', {name: 'API', exact: true}).dispatchEvent('touchstart'),
})) {
  test(`Navigation: a link that is ${name} loads its page, which then needs no file more`, {tag: '@prefetch.touch'}, async ({page}) => {
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
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
    expect(scripts.slice(count)).toEqual([]);
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

test('Prefetch: where a browser has no hint for it, files are asked for with credentials', {tag: '@prefetch.request'}, async ({page}) => {
  await withoutHint(page);
  await visit(page, '/docs/sequence');
  await page.waitForFunction(() => (window as unknown as Opened).opened.some(({status}) => status === 200));
  await expect.poll(() => page.evaluate(() => (window as unknown as Opened).opened.every(({withCredentials}) => withCredentials))).toBeTruthy();
  expect(await prefetched(page)).toEqual([]);
});

test.describe(() => {
  test.use({expectedConsole: [/404/]});

  test('Prefetch: only an answer of status 200 is a success; another one does no harm', {tag: ['@prefetch.request', '@slow']}, async ({page}) => {
    await withoutHint(page);
    await page.route('**/assets/js/**', (route) => (route.request().resourceType() === 'xhr' ? route.fulfill({status: 404}) : route.continue()));
    await visit(page, '/docs/sequence');
    await page.waitForFunction(() => (window as unknown as Opened).opened.some(({status}) => status === 404));
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
    const main = fs.readdirSync(path.join(BUILD, 'assets/js')).find((file) => /^main\..*\.js$/.test(file)) ?? '';
    expect(fs.readFileSync(path.join(BUILD, 'assets/js', main), 'utf8')).toMatch(
      /withCredentials=!0,(\w+)\.onload=\(\)=>\{200===\1\.status\?(\w+)\(\):(?!\2)\w+\(\)\}/,
    );
  });
});
