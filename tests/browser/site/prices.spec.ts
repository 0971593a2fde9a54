import {estimatePrice} from '@remotion/lambda-client';
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

const resultOf = (page: Page, name: string) => page.locator('dl > div').filter({hasText: name}).locator('dd').innerText();

test('Home: the price follows seats and units, and never falls below the minimum', {tag: '@landing.price'}, async ({page}) => {
  await visit(page, '/');
  const price = page.getByRole('status').filter({hasText: 'a month'});
  await expect(price).toHaveText(/\$100/, {useInnerText: true});
  await expect(page.getByText('Your numbers make $45; the minimum is $100.')).toBeVisible();
  const seats = page.getByRole('spinbutton', {name: 'Seats'});
  await seats.fill('6');
  await expect(price).toHaveText(/\$170/, {useInnerText: true});
  await page.getByRole('button', {name: 'Fewer: Seats'}).click();
  await expect(price).toHaveText(/\$145/, {useInnerText: true});
  await seats.fill('0');
  await seats.blur();
  await expect(price, 'a number out of range does not count').toHaveText(/\$145/, {useInnerText: true});
  await expect(seats).toHaveValue('5');
});

test('Home: the price at the limits of its numbers, and as of when', {tag: '@landing.price'}, async ({page}) => {
  await visit(page, '/');
  const price = page.getByRole('status').filter({hasText: 'a month'});
  const field = (name: string) => page.getByRole('spinbutton', {name});
  for (const [name, value] of [
    ['Seats', '2'],
    ['Cloud renders', '4'],
    ['Conversions', '1'],
  ] as const)
    await field(name).fill(value);
  await expect(price).toHaveText(/\$100/, {useInnerText: true});
  await expect(page.getByText('Needed by for-profit organizations of 4 or more employees.')).toBeVisible();
  await page.getByRole('button', {name: 'More: Conversions'}).click();
  await expect(price).toHaveText(/\$110/, {useInnerText: true});
  await field('Cloud renders').fill('0');
  await expect(page.getByRole('button', {name: 'Fewer: Cloud renders'})).toBeDisabled();
  for (const wrong of ['-1', '1.5', '10000', '']) {
    await field('Cloud renders').fill(wrong);
    await field('Cloud renders').blur();
    await expect(field('Cloud renders'), wrong).toHaveValue('0');
  }
  await field('Seats').fill('999');
  await field('Cloud renders').fill('9999');
  await field('Conversions').fill('9999');
  await expect(price).toHaveText(/\$224,955/, {useInnerText: true});
  await expect(page.getByRole('button', {name: 'More: Seats'})).toBeDisabled();
  await expect(page.getByText(/Amounts are in US dollars as of August 2025/)).toBeVisible();
});

test('Lambda: the planned render follows its sliders, and comes back to the split of the package', {tag: '@landing.lambda-plan'}, async ({page}) => {
  await visit(page, '/lambda/');
  const before = [await resultOf(page, 'Functions at once'), await resultOf(page, 'Price of the functions')];
  const press = async (slider: string, key: string) => {
    await page.getByRole('slider', {name: slider}).focus();
    await page.keyboard.press(key);
  };
  await press('Concurrency', 'End');
  await expect.poll(() => resultOf(page, 'Functions at once')).toBe('200');
  await press('Concurrency', 'Home');
  await expect.poll(() => resultOf(page, 'Functions at once')).toBe('1');
  await expect(page.getByText('Longer than the default timeout of 120 seconds')).toBeVisible();
  await press('Time for one frame', 'End');
  await expect(page.getByText('No function runs longer than 900 seconds: this render would fail.')).toBeVisible();
  await press('Time for one frame', 'Home');
  await page.getByRole('button', {name: 'Split as the package does'}).click();
  await expect.poll(() => resultOf(page, 'Functions at once')).toBe(before[0]);
  const cheap = await resultOf(page, 'Price of the functions');
  await press('Memory', 'End');
  expect(await resultOf(page, 'Price of the functions')).not.toBe(cheap);
  await press('Video', 'Home');
  await press('Concurrency', 'End');
  await expect.poll(() => resultOf(page, 'Functions at once'), 'no chunk has fewer than 5 frames').toBe('30');
  await expect(page.getByText(/the price list in @remotion\/lambda-client@4\.0\.332 as of August 2025/)).toBeVisible();
});

test('Lambda: the plan begins with the split and the price of the package', {tag: '@landing.lambda-plan'}, async ({page}) => {
  await visit(page, '/lambda/');
  await expect.poll(() => resultOf(page, 'Functions at once')).toBe('82');
  const price = Number((await resultOf(page, 'Price of the functions')).slice(1));
  const seconds = 2 + 2 + 22 * 0.1 + 3 + 82 * 2 + 1800 * 0.1;
  const estimate = estimatePrice({region: 'us-east-1', memorySizeInMb: 2048, diskSizeInMb: 2048, lambdasInvoked: 83, durationInMilliseconds: seconds * 1000});
  expect(price).toBe(Number(estimate.toFixed(4)));
});
