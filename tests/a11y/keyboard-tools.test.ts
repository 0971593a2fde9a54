import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {site, visit} from '../lib/site';

const built = site();

const focused = (page: Page) => page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim());
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

built.test('§2 Navbar: the Tab key goes through it from left to right, and Enter follows a link', {}, async (page) => {
  await visit(page, '/contact/');
  const stops: string[] = [];
  for (let stop = 0; stop < 12; stop++) {
    await press(page, 'Tab');
    stops.push(await focused(page));
  }
  assert.equal(stops[0], 'Skip to main content');
  const names = ['Docs', 'API', 'Products', 'Resources', 'Commercial', 'GitHub', 'Discord', 'X', 'Search'];
  assert.deepEqual(stops.slice(2, 2 + names.length), names);
  assert.match(stops[2 + names.length] ?? '', /^Switch between dark and light mode/);
  await page.getByRole('link', {name: 'API', exact: true}).focus();
  await press(page, 'Enter');
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
});

built.test('§2 Search modal: Enter opens it, arrows go through the results and around, Enter follows the chosen one', {}, async (page) => {
  await visit(page, '/docs/sequence');
  await page.getByRole('button', {name: 'Search', exact: true}).focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  const field = dialog.getByRole('combobox', {name: 'Search docs'});
  await field.waitFor();
  await page.keyboard.type('interpolate');
  const rows = dialog.getByRole('option');
  await rows.nth(1).waitFor();
  const chosen = () => rows.evaluateAll((all) => all.findIndex((row) => row.getAttribute('aria-selected') === 'true'));
  assert.equal(await chosen(), 0);
  await press(page, 'ArrowDown');
  assert.equal(await chosen(), 1);
  await press(page, 'ArrowUp', 'ArrowUp');
  assert.equal(await chosen(), (await rows.count()) - 1);
  await press(page, 'ArrowDown');
  assert.equal(await field.evaluate((element) => element === document.activeElement), true);
  assert.equal(await field.getAttribute('aria-activedescendant'), await rows.first().getAttribute('id'));
  const target = (await rows.first().getAttribute('href')) ?? '';
  await press(page, 'Enter');
  await page.waitForURL((url) => url.pathname + url.hash === target);
  await dialog.waitFor({state: 'detached'});
});

built.test('§5 Forms: answered, sent, mended and changed by keys alone', {}, async (page) => {
  await visit(page, '/contact/');
  await page.getByLabel('Subject').focus();
  await page.keyboard.type('Which license?');
  await press(page, 'Tab');
  assert.equal(await page.getByLabel('Message').evaluate((element) => element === document.activeElement), true);
  const send = page.getByRole('button', {name: 'Write the issue'});
  await send.focus();
  await press(page, 'Enter');
  const summary = page.getByRole('alert');
  await summary.getByText('Message is missing.').waitFor();
  await press(page, 'Tab', 'Enter');
  assert.equal(await page.getByLabel('Message').evaluate((element) => element === document.activeElement), true);
  await page.keyboard.type('We are five people.');
  await send.focus();
  await press(page, 'Space');
  await page.getByRole('link', {name: 'Open the issue on GitHub'}).waitFor();
  await page.getByRole('button', {name: 'Change something'}).focus();
  await press(page, 'Enter');
  assert.equal(await page.getByLabel('Message').inputValue(), 'We are five people.');
});

built.test('Demo: its values are changed, reset and its code opened by keys alone', {reducedMotion: 'reduce'}, async (page) => {
  await visit(page, '/docs/spring');
  const demo = page.locator('[data-demo="spring"]');
  await demo.getByRole('button', {name: /^Play/}).focus();
  await press(page, 'Space');
  await demo.locator('[data-painted="true"]').waitFor();
  const mass = demo.getByLabel('Mass');
  await mass.focus();
  await press(page, 'End');
  assert.equal(await mass.inputValue(), '5');
  const code = demo.getByRole('button', {name: 'Code', exact: true});
  await code.focus();
  await press(page, 'Enter');
  await demo.locator('mark.changed').first().waitFor();
  await demo.getByRole('button', {name: 'Reset'}).focus();
  await press(page, 'Enter');
  assert.equal(await mass.inputValue(), '1');
});
