import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {changeCode} from '../lib/change-code';
import {site, visit} from '../lib/site';

const built = site();

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

built.test('§4 Colour mode: where the system does not count, the switch toggles light and dark', {colorScheme: 'dark'}, async (page) => {
  const changed = await changeCode(page, [['respectPrefersColorScheme:!0', 'respectPrefersColorScheme:!1']]);
  await visit(page, '/');
  assert.equal(changed(), 1);
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  const seen = [];
  for (let click = 0; click < 4; click++) {
    await toggle.click();
    seen.push((await mode(page)).stored);
  }
  assert.deepEqual(new Set(seen), new Set(['light', 'dark']));
  assert.notEqual(seen[0], seen[1]);
  assert.deepEqual(seen.slice(2), seen.slice(0, 2));
});

built.test('§4 Colour mode: the system is followed while it counts', {colorScheme: 'light'}, async (page) => {
  await visit(page, '/');
  assert.equal((await mode(page)).theme, 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  assert.equal((await mode(page)).choice, 'system');
});

built.test('§8 Rendering error: "This page crashed", the message with its causes, and Try again', {expectedConsole: [/broken on purpose/]}, async (page) => {
  const title = 'title:"Who to reach for what"';
  const thrown = 'title:(()=>{if(!window.mended)throw new Error("broken on purpose",{cause:new Error("the cause")});return "Who to reach for what"})()';
  await changeCode(page, [[title, thrown]]);
  await visit(page, '/');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/contact/"]')?.click());
  await page.getByRole('heading', {name: /This page crashed/}).waitFor();
  const text = (await page.locator('main').textContent()) ?? '';
  assert.match(text, /broken on purpose[\s\S]*the cause/);
  await page.evaluate(() => Object.assign(window, {mended: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await page.getByRole('heading', {level: 1, name: 'Contact'}).waitFor();
});

built.test('§8 Rendering error outside of the layout: the page is titled "Page Error"', {expectedConsole: [/broken on purpose/]}, async (page) => {
  const thrown = '(()=>{if(location.pathname.startsWith("/docs"))throw new Error("broken on purpose");return "navbar__logo"})()';
  await changeCode(page, [['"navbar__logo"', thrown]]);
  await visit(page, '/');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/api"]')?.click());
  await page.getByText('This page crashed').first().waitFor();
  assert.match(await page.title(), /Page Error/);
});

/** The same build, published below a path that it was not built for. */
const misplaced = site('build', '/elsewhere/');

misplaced.test('§8 Wrong base path: the banner "Your site did not load properly" names the base URL that fits', {expectedConsole: [/./]}, async (page) => {
  await page.goto('/elsewhere/');
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await banner.getByText('Your Docusaurus site did not load properly.').waitFor();
  assert.match(await banner.innerText(), /Current configured baseUrl = \/ [\s\S]*baseUrl = \/elsewhere\//);
});
