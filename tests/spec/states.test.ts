import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {site, visit} from '../lib/site';

const built = site();

/** Serves the site's scripts with one piece of code replaced by another. */
const breakCode = (page: Page, code: string, replacement: string) =>
  page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace(code, replacement)});
  });

const mode = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    stored: localStorage.getItem('theme'),
  }));

built.test('§4 Colour mode: cycles system, light, dark and system again, kept under "theme"', {colorScheme: 'dark'}, async (page) => {
  await visit(page, '/');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  assert.deepEqual(await mode(page), {theme: 'dark', choice: 'system', stored: null});
  await toggle.click();
  assert.deepEqual(await mode(page), {theme: 'light', choice: 'light', stored: 'light'});
  await toggle.click();
  assert.deepEqual(await mode(page), {theme: 'dark', choice: 'dark', stored: 'dark'});
  await toggle.click();
  assert.deepEqual(await mode(page), {theme: 'dark', choice: 'system', stored: null});
});

built.test('§4 Colour mode: the choice survives a reload, and the logo follows it', {}, async (page) => {
  await visit(page, '/');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  assert.match((await page.locator('.navbar__logo img:visible').getAttribute('src')) ?? '', /logo\.svg/);
  await toggle.click();
  await toggle.click();
  await visit(page, '/docs/api');
  assert.equal((await mode(page)).theme, 'dark');
  assert.match((await page.locator('.navbar__logo img:visible').getAttribute('src')) ?? '', /logo-white\.svg/);
});

built.test('§4 Docs version: a stored version that no longer exists is cleared', {}, async (page) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'gone'));
  await visit(page, '/docs/sequence');
  await page.waitForFunction(() => localStorage.getItem('docs-preferred-version-default') !== 'gone');
});

built.test('§8 Browser storage unavailable: a warning, and the page works', {expectedConsole: [/browser storage is not available/]}, async (page) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes('browser storage is not available'));
  await visit(page, '/docs/sequence');
  await warned;
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.themeChoice), 'light');
});

built.test('§8 Rendering error: "This page crashed", the message with its causes, and Try again', {expectedConsole: [/broken on purpose/]}, async (page) => {
  await breakCode(
    page,
    'title:"Who to reach for what"',
    'title:(()=>{if(!window.mended)throw new Error("broken on purpose",{cause:new Error("the cause")});return "Who to reach for what"})()',
  );
  await visit(page, '/');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/contact/"]')?.click());
  await page.getByRole('heading', {name: /This page crashed/}).waitFor();
  const text = (await page.locator('main').textContent()) ?? '';
  assert.match(text, /broken on purpose[\s\S]*the cause/);
  await page.evaluate(() => Object.assign(window, {mended: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await page.getByRole('heading', {level: 1, name: 'Contact'}).waitFor();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

built.test('§8 Rendering error outside of the layout: the page is titled "Page Error"', {expectedConsole: [/broken on purpose/]}, async (page) => {
  await breakCode(page, '"navbar__logo"', '(()=>{if(location.pathname.startsWith("/docs"))throw new Error("broken on purpose");return "navbar__logo"})()');
  await visit(page, '/');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/api"]')?.click());
  await page.getByText('This page crashed').first().waitFor();
  assert.match(await page.title(), /Page Error/);
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

built.test('§8 Wrong base path: the banner "Your site did not load properly" names another base URL', {expectedConsole: [/./]}, async (page) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/about/');
  await page.goto('/');
  await page
    .getByText(/Your .*site did not load properly/)
    .first()
    .waitFor();
  assert.match((await page.locator('body').textContent()) ?? '', /baseUrl/);
});
