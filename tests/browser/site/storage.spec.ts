import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

/** What readers do that the site might remember: colors, tabs, a search, a draft. */
async function useEverything(page: Page): Promise<void> {
  await visit(page, '/docs/player/');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.themeChoice)).toBe('light');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await dialog.getByRole('combobox').fill('usecurrentframe');
  await expect(dialog.getByRole('option').filter({hasText: 'useCurrentFrame()'}).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/use-current-frame');
  await visit(page, '/contact/');
  await page.getByLabel('Message').fill('Some words');
  await expect(page.getByLabel('Message')).toHaveValue('Some words');
}

const deny = (names: string[]) => {
  for (const name of names)
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};

test.describe(() => {
  test.use({expectedConsole: [/browser storage is not available/]});

  test('Browser storage unavailable: a warning, and the page works', {tag: '@storage.unavailable'}, async ({page}) => {
    await page.addInitScript(deny, ['localStorage']);
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes('browser storage is not available'));
    await visit(page, '/docs/sequence');
    await warned;
    await useEverything(page);
  });
});

test.describe(() => {
  test.use({expectedConsole: [/storage is not available/]});

  test('Browser storage denied, of the tab too: forms, tabs and the search work', {tag: '@storage.full'}, async ({page}) => {
    await page.addInitScript(deny, ['localStorage', 'sessionStorage']);
    await useEverything(page);
  });
});

test.describe(() => {
  test.use({expectedConsole: [/QuotaExceededError/]});

  test('Browser storage full: choices hold for the page, and nothing breaks', {tag: ['@storage.full', '@slow']}, async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await useEverything(page);
  });
});
