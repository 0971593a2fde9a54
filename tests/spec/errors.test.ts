import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {changeCode} from '../lib/change-code';
import {hold} from '../lib/hold';
import {site, visit} from '../lib/site';

const built = site();
const SEARCH_ITEM = '{type:"search",position:"right"}';

const crash = (page: Page) => page.getByText('This page crashed').first();
const textOf = async (page: Page) => (await page.locator('body').textContent()) ?? '';

/** A navbar item that cannot be shown crashes the page with a message. */
const provokes = (name: string, item: object, message: RegExp) =>
  built.test(name, {expectedConsole: [/./]}, async (page) => {
    const changed = await changeCode(page, [[SEARCH_ITEM, JSON.stringify(item)]]);
    await page.goto('/about/');
    await crash(page).waitFor();
    assert.equal(changed(), 1);
    assert.match(await textOf(page), message);
    assert.match(await page.title(), /Page Error/);
  });

provokes(
  '§8 Navbar item with an unknown type: an error that names the type',
  {type: 'carousel', position: 'right'},
  /No NavbarItem component found for type "carousel"/,
);
provokes(
  '§8 Navbar item that fails to render: an error with its configuration',
  {type: 'carousel', position: 'right'},
  /failed to render[\s\S]*"type": "carousel"/,
);
provokes(
  '§8 Unknown sidebar id: an error that lists the available ids',
  {type: 'docSidebar', sidebarId: 'handbook', label: 'x'},
  /"handbook"[\s\S]*mainSidebar[\s\S]*apiSidebar[\s\S]*recorderSidebar/,
);
provokes('§8 Unknown doc id: an error that lists the available ids', {type: 'doc', docId: 'no-such-page', label: 'x'}, /"no-such-page"[\s\S]*- absolute-fill/);
provokes('§8 Version dropdown with an unknown version: an error that lists the names', {type: 'docsVersionDropdown', versions: ['9.9']}, /9\.9[\s\S]*current/);
provokes(
  '§8 Missing docs-plugin data: a developer error',
  {type: 'doc', docsPluginId: 'handbook', docId: 'x', label: 'x'},
  /Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin with id "handbook"/,
);

built.test('§8 Sidebar navbar item without a link: an error', {expectedConsole: [/./]}, async (page) => {
  await changeCode(page, [
    [SEARCH_ITEM, '{type:"docSidebar",sidebarId:"apiSidebar",label:"x"}'],
    ['apiSidebar:{link:{path:"/docs/api",label:"api"}}', 'apiSidebar:{}'],
  ]);
  await page.goto('/about/');
  await crash(page).waitFor();
  assert.match(await textOf(page), /apiSidebar[\s\S]*doesn't have anything to be linked to/);
});

built.test('§8 Page module without a default export: an error that names the route', {expectedConsole: [/./]}, async (page) => {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.includes('Who to reach for what') ? body.replaceAll('default:()=>', 'other:()=>') : body});
  });
  await visit(page, '/about/');
  await page.locator('footer').getByRole('link', {name: 'Contact us'}).click();
  await crash(page).waitFor();
  assert.match(await textOf(page), /The page component at \/contact\/ doesn't have a default export/);
});

built.test('§8 A page’s files fail: a red box with the error and Retry, which loads them again', {expectedConsole: [/./]}, async (page) => {
  // The framework loads a page before it shows it; without that step, the box for slow and failed pages appears.
  await changeCode(page, [['.preload?.()', '[window.showsWhileLoading?"none":"preload"]?.()']]);
  await visit(page, '/about/');
  await page.evaluate(() => Object.assign(window, {showsWhileLoading: true}));
  let isDown = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    return isDown ? route.abort() : route.fallback();
  });
  await page.locator('footer').getByRole('link', {name: 'Contact us'}).click();
  await page.getByText('Loading the page').waitFor();
  release();
  const box = page.getByRole('main').filter({hasText: 'Loading chunk'});
  await box.waitFor();
  assert.deepEqual(await axeViolations(page), []);
  isDown = false;
  await box.getByRole('button', {name: 'Retry'}).click();
  await page.getByRole('heading', {level: 1, name: 'Contact'}).waitFor();
});

built.test('§4 Page load: the spinner appears after a short delay, not at once', {expectedConsole: [/./]}, async (page) => {
  await changeCode(page, [['.preload?.()', '[window.showsWhileLoading?"none":"preload"]?.()']]);
  await page.clock.install();
  await visit(page, '/about/');
  await page.evaluate(() => Object.assign(window, {showsWhileLoading: true}));
  const release = await hold(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator('footer').getByRole('link', {name: 'Contact us'}).dispatchEvent('click');
  await page.getByRole('heading', {level: 1, name: 'About us'}).waitFor({state: 'detached'});
  assert.equal(await page.getByText('Loading the page').count(), 0);
  await page.clock.runFor(300);
  await page.getByText('Loading the page').waitFor();
  release();
});

built.test('§8 A page whose first files fail stays readable', {expectedConsole: [/./]}, async (page) => {
  await page.route('**/assets/js/*.js', (route) => (/runtime|main/.test(route.request().url()) ? route.continue() : route.abort()));
  await page.goto('/docs/sequence');
  await page.getByRole('heading', {level: 1, name: '<Sequence>'}).waitFor();
  assert.ok(await page.getByRole('heading', {name: 'from?'}).isVisible());
});
