import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {kit as kitBuild, searching} from '../lib/kit';
import {visit} from '../lib/site';

const kit = kitBuild();

/** Faults like those of an ad blocker, a firewall, or a service that is down. */
const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  blocked: (page) => page.route(/^https:/, (route) => route.abort('blockedbyclient')),
  down: (page) => page.route(/^https:/, (route) => route.fulfill({status: 503, body: 'down'})),
  silent: (page) => page.route(/^https:/, () => undefined),
};

for (const [name, provoke] of Object.entries(FAULTS)) {
  kit.test(
    `§7 Other services ${name}: analytics, Ask AI and the hosted search are missing, and everything else works`,
    {thirdParties: searching, expectedConsole: [/ERR_BLOCKED_BY_CLIENT|ERR_FAILED|ERR_NAME_NOT_RESOLVED|503|MIME type/]},
    async (page) => {
      await provoke(page);
      await visit(page, '/kit/');
      await page.getByRole('link', {name: 'API', exact: true}).click();
      await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      assert.equal(await page.evaluate(() => document.documentElement.dataset.themeChoice), 'light');
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', {name: 'Search docs'});
      await dialog.getByRole('combobox').fill('sequence');
      if (name !== 'silent') await dialog.getByText('Unable to fetch results').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({state: 'detached'});
      await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
      await page.getByRole('heading', {level: 1, name: 'Create a new project'}).waitFor();
      await visit(page, '/kit/contact/');
      await page.getByLabel('Message').fill('Some words');
      assert.equal(await page.getByLabel('Message').inputValue(), 'Some words');
    },
  );
}
