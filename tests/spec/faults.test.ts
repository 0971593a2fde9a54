import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {selectAll} from 'css-select';
import {textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import type {Page, Route} from 'playwright-core';
import {site, visit} from '../lib/site';

const built = site();
const BUILD = path.join(__dirname, '../../build');
const SCRIPTS = '**/assets/js/**';
const FAILED_LOADS = /Failed to load resource|Loading chunk|ChunkLoadError|net::ERR/;

/** Counts the documents that a page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads++;
  });
  return () => loads;
}

const notFound = (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: fs.readFileSync(path.join(BUILD, '404.html'))});

built.test('§2 Navigation: a tab from before a deployment loads the new page whole, once', {expectedConsole: [FAILED_LOADS]}, async (page) => {
  await visit(page, '/contact/');
  const loads = countLoads(page);
  await page.route(SCRIPTS, (route) => (loads() === 0 ? notFound(route) : route.continue()));
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  assert.equal(new URL(page.url()).pathname, '/docs/api');
  assert.equal(loads(), 1);
});

built.test('§2 Navigation: files that are gone for good cause no loop, and the page stays readable', {expectedConsole: [/./]}, async (page) => {
  await visit(page, '/contact/');
  const loads = countLoads(page);
  await page.route(SCRIPTS, (route) => (/runtime|main/.test(route.request().url()) ? route.continue() : notFound(route)));
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(loads(), 1);
  assert.ok(await page.getByRole('main').getByRole('link').first().isVisible());
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

built.test('§2 Navigation: a connection that drops during a click shows the new page when it is back', {expectedConsole: [FAILED_LOADS]}, async (page) => {
  await visit(page, '/contact/');
  await page.context().setOffline(true);
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.waitForURL('**/docs/api').catch(() => {});
  await page.context().setOffline(false);
  await visit(page, page.url().startsWith('chrome-error') ? '/docs/api' : page.url());
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
});

for (const [name, connection] of Object.entries({'2g': {effectiveType: '2g', saveData: false}, 'data saver': {effectiveType: '4g', saveData: true}})) {
  built.test(`§9 Prefetch: nothing is loaded ahead on ${name}, and links work`, {}, async (page) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await visit(page, '/docs/config');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const link = page.getByRole('link', {name: 'API', exact: true});
    await link.hover();
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(300);
    assert.deepEqual(asked, []);
    assert.equal(await page.locator('link[rel="prefetch"]').count(), 0);
    await page.mouse.wheel(0, -2000);
    await link.click();
    await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  });
}

built.test('§2 Navigation: links that enter the window are prefetched', {}, async (page) => {
  await visit(page, '/docs/sequence');
  await page.locator('link[rel="prefetch"]').first().waitFor({state: 'attached'});
  const files = await page.locator('link[rel="prefetch"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const file of files) assert.ok(fs.existsSync(path.join(BUILD, file)), `${file} is a file of the build`);
});

built.test('§7 Prefetch: where a browser has no hint for it, files are asked for with credentials', {}, async (page) => {
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
  await visit(page, '/docs/sequence');
  await page.waitForFunction(() => (window as unknown as {opened: XMLHttpRequest[]}).opened.some(({status}) => status === 200));
  assert.ok(await page.evaluate(() => (window as unknown as {opened: XMLHttpRequest[]}).opened.every(({withCredentials}) => withCredentials)));
  assert.equal(await page.locator('link[rel="prefetch"]').count(), 0);
});

built.test('§8 Browser storage full: choices hold for the page, and nothing breaks', {expectedConsole: [/QuotaExceededError/]}, async (page) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await visit(page, '/docs/player/');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.themeChoice), 'light');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  assert.equal(await page.getByRole('tab', {name: 'pnpm'}).first().getAttribute('aria-selected'), 'true');
  await page.goto('/contact/');
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.getByRole('textbox').first().fill('A name');
  assert.equal(await page.getByRole('textbox').first().inputValue(), 'A name');
});

built.test(
  '§8 Browser storage denied, of the tab too: forms, tabs and the search work',
  {expectedConsole: [/browser storage is not available/]},
  async (page) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await visit(page, '/contact/');
    await page.getByRole('textbox').first().fill('A name');
    await visit(page, '/docs/player/');
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    assert.equal(await page.getByRole('tab', {name: 'pnpm'}).first().getAttribute('aria-selected'), 'true');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', {name: 'Search docs'});
    await search.getByRole('searchbox').fill('usecurrentframe');
    await search.getByRole('treeitem').filter({hasText: 'useCurrentFrame()'}).first().click();
    await page.waitForURL('**/docs/use-current-frame');
    await page.keyboard.press('Control+k');
    await search.getByText('No recent searches').waitFor();
  },
);

built.test(
  'Other sites: a video that is blocked leaves the page whole and the link to it',
  {thirdParties: {'https://www.youtube-nocookie.com/': ''}, expectedConsole: [/ERR_/]},
  async (page) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort('blockedbyclient'));
    await visit(page, '/docs/contributing/docs');
    await page
      .getByRole('button', {name: /^Play “/})
      .filter({hasText: /Play “/})
      .first()
      .click();
    await page.locator('iframe').waitFor();
    assert.ok(
      await page
        .getByRole('link', {name: /on YouTube$/})
        .first()
        .isVisible(),
    );
  },
);

built.test('A demo whose files are gone keeps its picture and offers to try again', {expectedConsole: [FAILED_LOADS]}, async (page) => {
  await visit(page, '/docs/spring');
  await page.route(SCRIPTS, notFound);
  const demo = page.locator('[data-demo="spring"]');
  await demo.getByRole('button', {name: /^Play/}).click();
  await demo.getByRole('alert').waitFor();
  await page.unroute(SCRIPTS);
  await demo.getByRole('button', {name: 'Retry'}).click();
  await demo.locator('[data-painted="true"]').waitFor();
});

for (const address of ['/docs/no/such/page/anywhere?a=1#b', '/blog/9-9', '/templates/none', '/assets/none']) {
  built.test(`§2 Wildcard route: ${address} is a 404 that leads on`, {expectedConsole: [/404|400/]}, async (page) => {
    assert.equal((await page.goto(address))?.status(), 404);
    await page.getByRole('heading', {level: 1, name: 'Frame not found'}).waitFor();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.getByRole('link', {name: 'Look up an API'}).click();
    await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  });
}

built.test('§2 Wildcard route: an address that cannot be decoded is readable and leads on', {expectedConsole: [/404|URI malformed/]}, async (page) => {
  await page.route('**/docs/%E0%A4%A', notFound);
  await page.goto('/docs/%E0%A4%A');
  await page.getByRole('heading', {level: 1, name: 'Frame not found'}).waitFor();
  await page.getByRole('link', {name: 'Look up an API'}).click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
});

for (const [locale, timezoneId, time] of [
  ['ar-EG', 'Pacific/Kiritimati', '1970-01-01T00:00:00Z'],
  ['th-TH-u-ca-buddhist', 'Pacific/Pago_Pago', '2099-12-31T23:59:59Z'],
  ['tr-TR', 'Asia/Kathmandu', '2026-03-29T01:59:59Z'],
] as const) {
  built.test(`Clock and language: ${locale} in ${timezoneId} at ${time} change nothing that was built`, {locale, timezoneId}, async (page) => {
    await page.clock.setFixedTime(time);
    for (const address of [
      '/',
      '/blog',
      '/blog/4-0',
      '/blog/archive',
      '/experts/',
      '/templates/',
      '/showcase/',
      '/docs/sequence',
      '/success-stories/archive',
    ]) {
      await visit(page, address);
      assert.equal(await page.getByRole('heading', {level: 1}).count(), 1, address);
    }
  });
}

built.test('Back and forward: pages come back at their place, and may be kept by the browser', {}, async (page) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window) as (...call: unknown[]) => void;
    const listened: string[] = Object.assign(window, {listened: []}).listened;
    window.addEventListener = (...call: unknown[]) => {
      listened.push(String(call[0]));
      listen(...call);
    };
  });
  await visit(page, '/docs/sequence');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/api"]')?.click());
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  await page.goBack();
  await page.getByRole('heading', {level: 1, name: '<Sequence>'}).waitFor();
  await page.waitForFunction(() => Math.abs(window.scrollY - 700) < 100);
  await page.goForward();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  // What keeps a page out of the browser's memory of pages.
  const listened = await page.evaluate(() => (window as unknown as {listened: string[]}).listened);
  assert.deepEqual(
    listened.filter((event) => /^(before)?unload$/.test(event)),
    [],
  );
  assert.doesNotMatch((await page.request.get('/docs/api')).headers()['cache-control'] ?? '', /no-store/);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await page.getByRole('link', {name: 'Docs', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'Create a new project'}).waitFor();
});

test('Without JavaScript: every page of the sitemap has its heading, its text and its navigation', () => {
  const addresses = [...fs.readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const problems = addresses.flatMap((address) => {
    const page = parseDocument(fs.readFileSync(path.join(BUILD, address, 'index.html'), 'utf8'));
    const text = textContent(selectAll('main', page)).trim().length;
    const found = {h1: selectAll('h1', page).length, text, links: selectAll('nav a[href]', page).length};
    return found.h1 === 1 && found.text >= 20 && found.links >= 10 ? [] : [`${address}: ${JSON.stringify(found)}`];
  });
  assert.ok(addresses.length >= 250, `${addresses.length} pages`);
  assert.deepEqual(problems, []);
});

built.test('Without JavaScript: menus open on hover and focus, sections and tabs can be read, forms be sent', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/docs/player/');
  const products = page.getByRole('button', {name: 'Products', exact: true});
  await products.hover();
  assert.ok(await page.locator('.dropdown__menu').first().isVisible());
  await page.goto('/contact/');
  assert.ok(await page.locator('form').first().isVisible());
});

built.test('Without JavaScript: the colours follow the system', {javaScriptEnabled: false, colorScheme: 'dark'}, async (page) => {
  await page.goto('/docs/sequence');
  const ground = () =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor + getComputedStyle(body.parentElement ?? body).backgroundColor);
  assert.match(await ground(), /rgb\(15, 17, 21\)/);
  assert.match((await page.locator('.navbar__logo img:visible').getAttribute('src')) ?? '', /logo-white/);
  await page.emulateMedia({colorScheme: 'light'});
  assert.match(await ground(), /rgb\(251, 250, 247\)/);
  assert.match((await page.locator('.navbar__logo img:visible').getAttribute('src')) ?? '', /logo\.svg/);
});
