import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda-client';
import type {Page} from '@playwright/test';
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

built.test('§2 Home: the price at the limits of its numbers, and as of when', {}, async (page) => {
  await visit(page, '/');
  const price = page.getByRole('status').filter({hasText: 'a month'});
  const field = (name: string) => page.getByRole('spinbutton', {name});
  for (const [name, value] of [
    ['Seats', '2'],
    ['Cloud renders', '4'],
    ['Conversions', '1'],
  ] as const)
    await field(name).fill(value);
  assert.match(await price.innerText(), /\$100/);
  await page.getByText('Needed by for-profit organizations of 4 or more employees.').waitFor();
  await page.getByRole('button', {name: 'More: Conversions'}).click();
  assert.match(await price.innerText(), /\$110/);
  await field('Cloud renders').fill('0');
  assert.equal(await page.getByRole('button', {name: 'Fewer: Cloud renders'}).isDisabled(), true);
  for (const wrong of ['-1', '1.5', '10000', '']) {
    await field('Cloud renders').fill(wrong);
    await field('Cloud renders').blur();
    assert.equal(await field('Cloud renders').inputValue(), '0', wrong);
  }
  await field('Seats').fill('999');
  await field('Cloud renders').fill('9999');
  await field('Conversions').fill('9999');
  assert.match(await price.innerText(), /\$224,955/);
  assert.equal(await page.getByRole('button', {name: 'More: Seats'}).isDisabled(), true);
  await page.getByText(/Amounts are in US dollars as of August 2025/).waitFor();
});

built.test('§2 Lambda: the planned render follows its sliders, and comes back to the split of the package', {}, async (page) => {
  await visit(page, '/lambda/');
  const before = [await resultOf(page, 'Functions at once'), await resultOf(page, 'Price of the functions')];
  const press = async (slider: string, key: string) => {
    await page.getByRole('slider', {name: slider}).focus();
    await page.keyboard.press(key);
  };
  await press('Concurrency', 'End');
  assert.equal(await resultOf(page, 'Functions at once'), '200');
  await press('Concurrency', 'Home');
  assert.equal(await resultOf(page, 'Functions at once'), '1');
  await page.getByText('Longer than the default timeout of 120 seconds').waitFor();
  await press('Time for one frame', 'End');
  await page.getByText('No function runs longer than 900 seconds: this render would fail.').waitFor();
  await press('Time for one frame', 'Home');
  await page.getByRole('button', {name: 'Split as the package does'}).click();
  assert.equal(await resultOf(page, 'Functions at once'), before[0]);
  const cheap = await resultOf(page, 'Price of the functions');
  await press('Memory', 'End');
  assert.notEqual(await resultOf(page, 'Price of the functions'), cheap);
  await press('Video', 'Home');
  await press('Concurrency', 'End');
  assert.equal(await resultOf(page, 'Functions at once'), '30', 'no chunk has fewer than 5 frames');
  await page.getByText(/the price list in @remotion\/lambda-client@4\.0\.332 as of August 2025/).waitFor();
});

built.test('§2 Lambda: the plan begins with the split and the price of the package', {}, async (page) => {
  await visit(page, '/lambda/');
  assert.equal(await resultOf(page, 'Functions at once'), '82');
  const price = Number((await resultOf(page, 'Price of the functions')).slice(1));
  const seconds = 2 + 2 + 22 * 0.1 + 3 + 82 * 2 + 1800 * 0.1;
  const estimate = estimatePrice({region: 'us-east-1', memorySizeInMb: 2048, diskSizeInMb: 2048, lambdasInvoked: 83, durationInMilliseconds: seconds * 1000});
  assert.equal(price, Number(estimate.toFixed(4)));
});
