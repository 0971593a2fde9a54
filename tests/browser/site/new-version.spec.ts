import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

const notice = (page: Page) => page.getByRole('status').filter({hasText: 'This page has a new version.'});

/** Leaves the tab for the first time, which loads what looks for new versions. */
async function leave(page: Page) {
  const loaded = page.waitForResponse(async (response) => response.url().includes('/assets/js/') && (await response.text()).includes('has a new version'));
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await (await loaded).finished();
}

/** Comes back to the tab after a while; resolves with what the page then asks its host for. */
async function comeBack(page: Page) {
  await page.clock.runFor('06:00');
  const asked = page.waitForResponse((response) => response.request().resourceType() === 'fetch' && response.url().endsWith('/about/'));
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  return (await asked).finished();
}

/** Publishes other scripts under the same address. */
const deploy = (page: Page) =>
  page.route('**/about/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(\/main\.)\w+(\.js)/g, '$1000000$2');
    return route.request().resourceType() === 'fetch' ? route.fulfill({response, body}) : route.continue();
  });

test('New version: a page that is open while the site is deployed offers to reload', {tag: '@loading.new-version'}, async ({page}) => {
  await page.clock.install();
  await visit(page, '/about/');
  await leave(page);
  await comeBack(page);
  await expect(notice(page), 'before the deployment').toHaveCount(0);
  await deploy(page);
  await comeBack(page);
  await expect(notice(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await notice(page).getByRole('button', {name: 'Reload'}).click();
  await reloaded;
});
