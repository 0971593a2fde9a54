import type {Page, Route} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {SCRIPTS} from '../lib/hold';
import {expect, hydrated, test, visit} from '../fixtures';

test.use({prefetches: true});

// Each of them provokes errors in the console.
test.use({expectedConsole: [/./]});

const PAGE = '/docs/sequence';
const isEntry = (route: Route) => /\/(runtime~)?main\.\w+\.js/.test(route.request().url());
const box = (page: Page) => page.getByRole('alert').filter({hasText: 'did not start'});

const expectReadable = async (page: Page) => {
  await expect(page.getByRole('heading', {level: 1, name: '<Sequence>'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'from?'})).toBeVisible();
};

test('First visit: a script that fails is fetched again, past an error that was stored for its address', {tag: '@loading.again'}, async ({page}) => {
  await page.route(SCRIPTS, (route) => (new URL(route.request().url()).search ? route.continue() : route.fulfill({status: 503})));
  await visit(page, PAGE);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
  await expect(box(page)).toHaveCount(0);
});

for (const [what, respond] of Object.entries({
  'cannot be loaded': (route: Route) => route.abort(),
  'hold something else': (route: Route) => route.fulfill({contentType: 'text/javascript', body: '<!doctype html>'}),
}))
  test(
    `First visit: when the scripts ${what}, the page says so, can be read and offers to reload`,
    {tag: ['@loading.no-start', '@loading.first-files']},
    async ({page}) => {
      await page.route(SCRIPTS, (route) => (isEntry(route) ? respond(route) : route.continue()));
      await page.goto(PAGE);
      await expect(box(page)).toBeVisible();
      await expectReadable(page);
      expect(await axeViolations(page)).toEqual([]);
      await page.unroute(SCRIPTS);
      await box(page).getByRole('button', {name: 'Reload'}).click();
      await hydrated(page);
      await expect(box(page)).toHaveCount(0);
    },
  );

for (const [when, open] of Object.entries({
  'on the first visit': (page: Page) => page.goto(PAGE),
  'after a click': async (page: Page) => {
    await page.getByRole('main').getByRole('link', {name: '<Sequence>'}).first().click();
    await page.waitForURL(`**${PAGE}`);
  },
}))
  test(
    `Page files fail ${when}: a red box with the error and Retry, which starts the page`,
    {tag: ['@loading.failed', '@loading.first-files']},
    async ({page}) => {
      if (when === 'after a click') await visit(page, '/docs/use-current-frame');
      let isDown = true;
      await page.route(SCRIPTS, (route) => (isDown && !isEntry(route) ? route.abort() : route.continue()));
      await open(page);
      await expect(box(page).getByText(/ChunkLoadError: Loading chunk/)).toBeVisible();
      await expectReadable(page);
      const [edge, danger] = await box(page).evaluate((element) => {
        const sample = document.body.appendChild(Object.assign(document.createElement('i'), {style: 'color: var(--danger)'}));
        return [getComputedStyle(element).borderTopColor, getComputedStyle(sample).color];
      });
      expect(edge).toBe(danger);
      await box(page).getByRole('button', {name: 'Retry'}).click();
      await expect(box(page), 'while the files are still missing').toBeVisible();
      isDown = false;
      await box(page).getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(box(page)).toHaveCount(0);
      await expectReadable(page);
    },
  );

test('First visit: a page that starts shows no notice and holds no banner', {tag: ['@errors.base-path', '@loading.no-start']}, async ({page}) => {
  await visit(page, '/');
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  await expect(page.locator('.page-notice')).toHaveCount(0);
});
