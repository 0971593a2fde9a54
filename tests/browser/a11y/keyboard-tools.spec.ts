import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

const focused = (page: Page) => page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim());
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('Navbar: the Tab key goes through it from left to right, and Enter follows a link', {tag: '@navbar.keyboard'}, async ({page}) => {
  await visit(page, '/contact/');
  const stops: string[] = [];
  for (let stop = 0; stop < 12; stop++) {
    await press(page, 'Tab');
    stops.push(await focused(page));
  }
  expect(stops[0]).toBe('Skip to main content');
  const names = ['Docs', 'API', 'Products', 'Resources', 'Commercial', 'GitHub', 'Discord', 'X', 'Search'];
  expect(stops.slice(2, 2 + names.length)).toEqual(names);
  expect(stops[2 + names.length] ?? '').toMatch(/^Switch between dark and light mode/);
  await page.getByRole('link', {name: 'API', exact: true}).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
});

test('Search modal: Enter opens it, arrows go through the results and around, Enter follows the chosen one', {tag: '@search.keyboard'}, async ({page}) => {
  await visit(page, '/docs/sequence');
  await page.getByRole('button', {name: 'Search', exact: true}).focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  const field = dialog.getByRole('combobox', {name: 'Search docs'});
  await expect(field).toBeVisible();
  await page.keyboard.type('interpolate');
  const rows = dialog.getByRole('option');
  await expect(rows.nth(1)).toBeVisible();
  const chosen = () => rows.evaluateAll((all) => all.findIndex((row) => row.getAttribute('aria-selected') === 'true'));
  await expect.poll(() => chosen()).toBe(0);
  await press(page, 'ArrowDown');
  await expect.poll(() => chosen()).toBe(1);
  await press(page, 'ArrowUp', 'ArrowUp');
  await expect.poll(() => chosen()).toBe((await rows.count()) - 1);
  await press(page, 'ArrowDown');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-activedescendant', (await rows.first().getAttribute('id')) ?? 'none');
  const target = (await rows.first().getAttribute('href')) ?? '';
  await press(page, 'Enter');
  await page.waitForURL((url) => url.pathname + url.hash === target);
  await expect(dialog).not.toBeAttached();
});

test('Forms: answered, sent, mended and changed by keys alone', {tag: '@forms.keyboard'}, async ({page}) => {
  await visit(page, '/contact/');
  await page.getByLabel('Subject').focus();
  await page.keyboard.type('Which license?');
  await press(page, 'Tab');
  await expect(page.getByLabel('Message')).toBeFocused();
  const send = page.getByRole('button', {name: 'Write the issue'});
  await send.focus();
  await press(page, 'Enter');
  const summary = page.getByRole('alert');
  await expect(summary.getByText('Message is missing.')).toBeVisible();
  await press(page, 'Tab', 'Enter');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.keyboard.type('We are five people.');
  await send.focus();
  await press(page, 'Space');
  await expect(page.getByRole('link', {name: 'Open the issue on GitHub'})).toBeVisible();
  await page.getByRole('button', {name: 'Change something'}).focus();
  await press(page, 'Enter');
  await expect(page.getByLabel('Message')).toHaveValue('We are five people.');
});

test.describe(() => {
  test.use({reducedMotion: 'reduce'});

  test('Demo: its values are changed, reset and its code opened by keys alone', {tag: '@demos.keyboard'}, async ({page}) => {
    await visit(page, '/docs/spring');
    const demo = page.locator('[data-demo="spring"]');
    await demo.getByRole('button', {name: /^Play/}).focus();
    await press(page, 'Space');
    await expect(demo.locator('[data-painted="true"]')).toBeVisible();
    const mass = demo.getByLabel('Mass');
    await mass.focus();
    await press(page, 'End');
    await expect(mass).toHaveValue('5');
    const code = demo.getByRole('button', {name: 'Code', exact: true});
    await code.focus();
    await press(page, 'Enter');
    await expect(demo.locator('mark.changed').first()).toBeVisible();
    await demo.getByRole('button', {name: 'Reset'}).focus();
    await press(page, 'Enter');
    await expect(mass).toHaveValue('1');
  });
});
