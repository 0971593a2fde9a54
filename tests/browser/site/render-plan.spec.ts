import {axeViolations} from '../lib/axe';
import {expect, test, visit} from '../fixtures';

const PAGE = '/docs/compare-ssr';

test('Render plan: it begins with the example of its page, and follows each assumption', {tag: '@docs.render-plan'}, async ({page}) => {
  await visit(page, PAGE);
  const row = (name: string) => page.locator('[data-planner]').getByRole('row', {name});
  await expect(row('At once')).toHaveText(/3 machines, 48 threads.*966 functions, 46 a video.*100 containers/);
  await expect(row('Cost of a night')).toHaveText(/\$13.*\$25.*\$13/);
  await page.getByRole('textbox', {name: 'To be ready within'}).fill('2');
  await expect(row('At once')).toHaveText(/10 machines/);
  await page.getByRole('group', {name: 'Lambda'}).getByLabel('Functions at once').fill('10');
  await expect(row('In the way')).toHaveText(/One video takes 46 functions/);
  await page.getByRole('group', {name: 'Your own servers'}).getByLabel('Price').fill('0');
  await expect(row('Cost of a night')).toHaveText(/\$0\.00/);
  await page.getByRole('textbox', {name: 'Videos'}).fill('many');
  await expect(page.getByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
  await expect(row('At once')).toHaveText(/10 machines/);
  await page.getByRole('textbox', {name: 'Videos'}).fill('50,000');
  await expect(page.getByText('50,000 videos a night of 900 frames')).toBeVisible();
});

test('Render plan: home and the page about Lambda lead to it', {tag: '@docs.render-plan'}, async ({page}) => {
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
