import type {Page} from '@playwright/test';
import {hold} from '../lib/hold';
import {searchingInVain} from '../lib/kit';
import {expect, hydrated, test, visit} from '../fixtures';

/** Faults like those of an ad blocker, a firewall, or a service that is down. */
const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  blocked: (page) => page.route(/^https:/, (route) => route.abort('blockedbyclient')),
  down: (page) => page.route(/^https:/, (route) => route.fulfill({status: 503, body: 'down'})),
  silent: (page) => page.route(/^https:/, () => undefined),
};

for (const [name, provoke] of Object.entries(FAULTS)) {
  test.describe(() => {
    test.use({thirdParties: searchingInVain, expectedConsole: [/ERR_BLOCKED_BY_CLIENT|ERR_FAILED|ERR_NAME_NOT_RESOLVED|503|MIME type/]});

    test(`Other services ${name}: analytics, Ask AI and the hosted search are missing, and everything else works`, {tag: '@views.blocked'}, async ({page}) => {
      await provoke(page);
      await visit(page, '/kit/');
      await page.getByRole('link', {name: 'API', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.themeChoice)).toBe('light');
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', {name: 'Search docs'});
      await dialog.getByRole('combobox').fill('sequence');
      if (name !== 'silent') await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).not.toBeAttached();
      await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
      await expect(page.getByRole('heading', {level: 1, name: 'Create a new project'})).toBeVisible();
      await visit(page, '/kit/contact/');
      await page.getByLabel('Message').fill('Some words');
      await expect(page.getByLabel('Message')).toHaveValue('Some words');
    });
  });
}

test('Other services silent: the browser ends loading the page, however late its own files come', {tag: '@views.blocked'}, async ({page}) => {
  await page.route(/^https:/, () => undefined);
  const release = await hold(page, '**/kit/img/**');
  const picture = page.waitForRequest('**/kit/img/**');
  await page.goto('/kit/', {waitUntil: 'commit'});
  await hydrated(page);
  await picture;
  release();
  await page.waitForLoadState('load');
  await expect(page.locator('script#crawlchat-script')).toBeAttached();
});
