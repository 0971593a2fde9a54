import {axeViolations} from '../lib/axe';
import {expect, test, visit} from '../fixtures';

test(
  'Picture: its numbers lie on it and are explained below it, and nothing moves when it arrives',
  {tag: ['@figures.pictures', '@a11y.axe']},
  async ({page}) => {
    await visit(page, '/docs/studio/');
    const figure = page.locator('[data-figure="studio-window"]');
    const image = figure.getByRole('img');
    const before = await image.boundingBox();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth)).toBeGreaterThan(700);
    const box = (await image.boundingBox())!;
    expect(box.height).toBeCloseTo(before!.height, 0);
    const numbers = figure.locator('span[aria-hidden]');
    await expect(figure.getByRole('listitem')).toHaveCount(await numbers.count());
    for (const number of await numbers.all()) {
      const at = (await number.boundingBox())!;
      expect(at.x + at.width / 2).toBeGreaterThanOrEqual(box.x - 12);
      expect(at.x + at.width / 2).toBeLessThanOrEqual(box.x + box.width);
      expect(at.y + at.height / 2).toBeLessThanOrEqual(box.y + box.height);
    }
    await expect(image).toHaveAttribute('alt', /timeline with a row for each sequence/);
    expect(await axeViolations(page, ['[data-figure="studio-window"]'])).toEqual([]);
  },
);

test.describe(() => {
  test.use({viewport: {width: 390, height: 844}});

  test('Picture: on a phone it is wide enough to be read, and keys scroll it', {tag: '@figures.pictures'}, async ({page}) => {
    await visit(page, '/docs/studio/');
    const frame = page.locator('[data-figure="studio-window"]').getByRole('group');
    await frame.scrollIntoViewIfNeeded();
    expect((await frame.getByRole('img').boundingBox())!.width).toBeGreaterThan(600);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});
