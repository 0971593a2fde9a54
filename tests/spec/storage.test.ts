import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {site, visit} from '../lib/site';

const built = site();

/** What readers do that the site might remember: colours, tabs, a search, a draft. */
async function useEverything(page: Page): Promise<void> {
  await visit(page, '/docs/player/');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.themeChoice), 'light');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  assert.equal(await page.getByRole('tab', {name: 'pnpm'}).first().getAttribute('aria-selected'), 'true');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await dialog.getByRole('combobox').fill('usecurrentframe');
  await dialog.getByRole('option').filter({hasText: 'useCurrentFrame()'}).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/use-current-frame');
  await visit(page, '/contact/');
  await page.getByLabel('Message').fill('Some words');
  assert.equal(await page.getByLabel('Message').inputValue(), 'Some words');
}

const deny = (names: string[]) => {
  for (const name of names)
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};

built.test('§8 Browser storage unavailable: a warning, and the page works', {expectedConsole: [/browser storage is not available/]}, async (page) => {
  await page.addInitScript(deny, ['localStorage']);
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes('browser storage is not available'));
  await visit(page, '/docs/sequence');
  await warned;
  await useEverything(page);
});

built.test('§8 Browser storage denied, of the tab too: forms, tabs and the search work', {expectedConsole: [/storage is not available/]}, async (page) => {
  await page.addInitScript(deny, ['localStorage', 'sessionStorage']);
  await useEverything(page);
});

built.test('§8 Browser storage full: choices hold for the page, and nothing breaks', {expectedConsole: [/QuotaExceededError/]}, async (page) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await useEverything(page);
});
