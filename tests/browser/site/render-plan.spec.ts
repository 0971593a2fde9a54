import type {Page} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {expect, test, visit} from '../fixtures';

const PAGE = '/docs/compare-ssr';

/** The row of the table with this name. */
const rowsOf = (page: Page) => (name: string) =>
  page
    .locator('[data-planner]')
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name, exact: true})});

test('Render plan: it begins with the example of its page, and follows each assumption', {tag: '@docs.render-plan'}, async ({page}) => {
  await visit(page, PAGE);
  const row = rowsOf(page);
  await expect(row('At once')).toHaveText(/3 machines, 48 threads.*966 functions, 46 a video.*100 containers/);
  await expect(row('Cost of a night')).toHaveText(/\$13.*\$25.*\$13/);
  await page.getByRole('textbox', {name: 'To be ready within'}).fill('2');
  await expect(row('At once')).toHaveText(/10 machines/);
  await page.getByRole('group', {name: 'Lambda'}).getByLabel('Functions at once').fill('10');
  await expect(row('In the way')).toHaveText(/One video takes 46 functions/);
  await page.getByRole('group', {name: 'Your own servers'}).getByLabel('A machine').fill('0');
  await expect(row('Cost of a night')).toHaveText(/\$0\.00/);
  const perHour = page.getByRole('group', {name: 'Your own servers'}).getByLabel('A machine');
  await perHour.fill('0.714');
  await expect(row('Cost of a night')).not.toHaveText(/\$0\.00/);
  const asDecimal = await row('Cost of a night').textContent();
  await perHour.fill('714');
  await expect(row('Cost of a night')).not.toHaveText(asDecimal ?? '');
  await perHour.fill('0,714');
  await expect(row('Cost of a night')).toHaveText(asDecimal ?? '');
  await page.getByRole('textbox', {name: 'Videos'}).fill('many');
  await expect(page.getByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
  await expect(row('At once')).toHaveText(/10 machines/);
  await page.getByRole('textbox', {name: 'Videos'}).fill('50,000');
  await expect(page.getByText('50,000 videos a night of 900 frames')).toBeVisible();
});

test('Render plan: the split on Lambda follows the length until it is chosen, and prices can be replaced', {tag: '@docs.render-plan'}, async ({page}) => {
  await visit(page, PAGE);
  const row = rowsOf(page);
  const lambda = page.getByRole('group', {name: 'Lambda'});
  await expect(lambda.getByLabel('Frames for each')).toHaveValue('20');
  await page.getByRole('textbox', {name: 'Length'}).fill('600');
  await expect(lambda.getByLabel('Frames for each')).toHaveValue('120');
  await lambda.getByLabel('Frames for each').fill('20');
  await expect(row('In the way')).toHaveText(/900 functions, and no more than 200/);
  await page.getByRole('textbox', {name: 'Length'}).fill('30');
  const costOf = async (place: number) => row('Cost of a night').getByRole('cell').nth(place).textContent();
  const [before, asBefore] = [await costOf(1), await costOf(2)];
  await lambda.getByLabel('A GB-second').fill('0.00002');
  await expect.poll(() => costOf(1)).not.toBe(before);
  expect(await costOf(2)).toBe(asBefore);
  await page.getByRole('group', {name: 'License'}).getByLabel('1,000 renders').fill('0');
  await expect(row('License, a month')).toHaveText(/\$100/);
});

test('Render plan: each price names its source and its date', {tag: '@docs.render-plan'}, async ({page}) => {
  await visit(page, PAGE);
  const sources = page.locator('[data-planner]').getByRole('listitem');
  await expect(sources).toHaveCount(4);
  for (const source of await sources.all()) {
    await expect(source.getByRole('link').first()).toHaveAttribute('href', /^https:/);
    await expect(source).toHaveText(/(January|August) 202\d/);
  }
});

/** The labels as a reader sees them: group by group from left to right and down, in each group row by row. */
const labelsAsSeen = (page: Page): Promise<string[]> =>
  page.locator('[data-planner] fieldset').evaluateAll((groups) => {
    const box = (element: Element) => element.getBoundingClientRect();
    return groups
      .sort((one, other) => box(one).left - box(other).left || box(one).top - box(other).top)
      .flatMap((group) => [...group.querySelectorAll('label')].sort((one, other) => box(one).top - box(other).top || box(one).left - box(other).left))
      .map((label) => label.textContent ?? '');
  });

for (const width of [1440, 390])
  test.describe(() => {
    test.use({viewport: {width, height: 900}});

    test(`Render plan: the keyboard reaches every field, in the order in which they are seen, at ${width} px`, {tag: '@docs.render-plan'}, async ({page}) => {
      await visit(page, PAGE);
      const fields = page.locator('[data-planner]').getByRole('textbox');
      const count = await fields.count();
      await fields.first().focus();
      const names: string[] = [];
      while (names.length < count) {
        const name = await page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ?? '');
        if (name) names.push(name);
        await page.keyboard.press('Tab');
      }
      expect(names).toEqual(await labelsAsSeen(page));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

test('Render plan: home and the page about Lambda lead to it', {tag: ['@docs.render-plan', '@slow']}, async ({page}) => {
  for (const from of ['/', '/lambda/']) {
    await visit(page, from);
    await page
      .getByRole('main')
      .getByRole('link', {name: /planner/i})
      .first()
      .click();
    await expect(page).toHaveURL(/\/docs\/compare-ssr#plan-many-renders$/);
    await expect(page.locator('[data-planner]')).toBeVisible();
  }
});

test.describe(() => {
  test.use({viewport: {width: 320, height: 640}});

  test('Render plan: at 320 pixels nothing is wider than the page, and axe finds nothing', {tag: '@docs.render-plan'}, async ({page}) => {
    await visit(page, PAGE);
    await expect(page.locator('[data-planner]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});
