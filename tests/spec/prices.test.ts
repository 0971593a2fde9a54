import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {site, visit} from '../lib/site';

const built = site();

const resultOf = (page: Page, name: string) => page.locator('dl > div').filter({hasText: name}).locator('dd').innerText();

built.test('§2 Home: the price follows seats and units, and never falls below the minimum', {}, async (page) => {
  await visit(page, '/');
  const price = page.getByRole('status').filter({hasText: 'a month'});
  assert.match(await price.innerText(), /\$100/);
  await page.getByText('Your numbers make $45; the minimum is $100.').waitFor();
  const seats = page.getByRole('spinbutton', {name: 'Seats'});
  await seats.fill('6');
  assert.match(await price.innerText(), /\$170/);
  await page.getByRole('button', {name: 'Fewer: Seats'}).click();
  assert.match(await price.innerText(), /\$145/);
  await seats.fill('0');
  await seats.blur();
  assert.match(await price.innerText(), /\$145/, 'a number out of range does not count');
  assert.equal(await seats.inputValue(), '5');
});

built.test('§2 Lambda: the planned render follows its sliders, and comes back to the split of the package', {}, async (page) => {
  await visit(page, '/lambda/');
  const before = [await resultOf(page, 'Functions at once'), await resultOf(page, 'Price of the functions')];
  const frames = page.getByRole('slider', {name: 'Frames per function'});
  await frames.focus();
  await page.keyboard.press('End');
  assert.equal(await resultOf(page, 'Functions at once'), '2');
  await page.getByRole('button', {name: 'Split as the package does'}).click();
  assert.deepEqual([await resultOf(page, 'Functions at once'), await resultOf(page, 'Price of the functions')], before);
  await page.getByRole('slider', {name: 'Memory'}).focus();
  await page.keyboard.press('End');
  assert.notEqual(await resultOf(page, 'Price of the functions'), before[1]);
});
