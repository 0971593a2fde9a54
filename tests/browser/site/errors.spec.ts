import type {Page} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {changeCode} from '../lib/change-code';
import {hold} from '../lib/hold';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

const SEARCH_ITEM = '{type:"search",position:"right"}';

const crash = (page: Page) => page.getByText('This page crashed').first();
const textOf = async (page: Page) => (await page.locator('body').textContent()) ?? '';

// Each of them provokes errors in the console.
test.use({expectedConsole: [/./]});

/** A navbar item that cannot be shown crashes the page with a message. */
const provokes = (name: string, tag: string, item: object, message: RegExp) =>
  test(name, {tag}, async ({page}) => {
    const changed = await changeCode(page, [[SEARCH_ITEM, JSON.stringify(item)]]);
    await page.goto('/about/');
    await expect(crash(page)).toBeVisible();
    expect(changed()).toBe(1);
    await expect.poll(() => textOf(page)).toMatch(message);
    await expect(page).toHaveTitle(/Page Error/);
  });

provokes(
  'Navbar item with an unknown type: an error that names the type',
  '@errors.navbar',
  {type: 'carousel', position: 'right'},
  /No NavbarItem component found for type "carousel"/,
);
provokes(
  'Navbar item that fails to render: an error with its configuration',
  '@errors.navbar',
  {type: 'carousel', position: 'right'},
  /failed to render[\s\S]*"type": "carousel"/,
);
provokes(
  'Unknown sidebar id: an error that lists the available ids',
  '@errors.sidebar',
  {type: 'docSidebar', sidebarId: 'handbook', label: 'x'},
  /"handbook"[\s\S]*mainSidebar[\s\S]*apiSidebar[\s\S]*recorderSidebar/,
);
provokes(
  'Unknown doc id: an error that lists the available ids',
  '@errors.doc',
  {type: 'doc', docId: 'no-such-page', label: 'x'},
  /"no-such-page"[\s\S]*- absolute-fill/,
);
provokes(
  'Version dropdown with an unknown version: an error that lists the names',
  '@errors.version',
  {type: 'docsVersionDropdown', versions: ['9.9']},
  /9\.9[\s\S]*current/,
);
provokes(
  'Missing docs-plugin data: a developer error',
  '@errors.doc',
  {type: 'doc', docsPluginId: 'handbook', docId: 'x', label: 'x'},
  /Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin with id "handbook"/,
);

test('Sidebar navbar item without a link: an error', {tag: '@errors.sidebar'}, async ({page}) => {
  await changeCode(page, [
    [SEARCH_ITEM, '{type:"docSidebar",sidebarId:"apiSidebar",label:"x"}'],
    ['"apiSidebar":{"link":{"path":"/docs/api","label":"api"}}', '"apiSidebar":{}'],
  ]);
  await page.goto('/about/');
  await expect(crash(page)).toBeVisible();
  await expect.poll(() => textOf(page)).toMatch(/apiSidebar[\s\S]*doesn't have anything to be linked to/);
});

test('Page module without a default export: an error that names the route', {tag: '@errors.default-export'}, async ({page}) => {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.includes('Who to reach for what') ? body.replaceAll('default:()=>', 'other:()=>') : body});
  });
  await visit(page, '/about/');
  await page.locator('footer').getByRole('link', {name: 'Contact us'}).click();
  await expect(crash(page)).toBeVisible();
  await expect.poll(() => textOf(page)).toMatch(/The page component at \/contact\/ doesn't have a default export/);
});

test('A page’s files fail: a red box with the error and Retry, which loads them again', {tag: '@loading.failed'}, async ({page}) => {
  // The framework loads a page before it shows it; without that step, the box for slow and failed pages appears.
  await changeCode(page, [['.preload?.()', '[window.showsWhileLoading?"none":"preload"]?.()']]);
  await visit(page, '/about/');
  await page.evaluate(() => Object.assign(window, {showsWhileLoading: true}));
  let isDown = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // The second time under an address of its own.
  await page.route('**/assets/js/*.js*', async (route) => {
    await held;
    return isDown ? route.abort() : route.fallback();
  });
  await page.locator('footer').getByRole('link', {name: 'Contact us'}).click();
  await expect(page.getByText('Loading the page')).toBeVisible();
  release();
  const box = page.getByRole('main').filter({hasText: 'Loading chunk'});
  await expect(box).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  isDown = false;
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Contact'})).toBeVisible();
});

test('Page load: the spinner appears after a short delay, not at once', {tag: '@loading.spinner'}, async ({page}) => {
  await changeCode(page, [['.preload?.()', '[window.showsWhileLoading?"none":"preload"]?.()']]);
  await page.clock.install();
  await visit(page, '/about/');
  await page.evaluate(() => Object.assign(window, {showsWhileLoading: true}));
  const release = await hold(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator('footer').getByRole('link', {name: 'Contact us'}).dispatchEvent('click');
  await expect(page.getByRole('heading', {level: 1, name: 'About us'})).not.toBeAttached();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(page.getByText('Loading the page')).toBeVisible();
  release();
});

test('A page whose first files fail stays readable', {tag: '@loading.first-files'}, async ({page}) => {
  await page.route('**/assets/js/*.js*', (route) => (/runtime|main/.test(route.request().url()) ? route.continue() : route.abort()));
  await page.goto('/docs/sequence');
  await expect(page.getByRole('heading', {level: 1, name: '<Sequence>'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'from?'})).toBeVisible();
});
