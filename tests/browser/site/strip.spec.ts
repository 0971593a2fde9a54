import {axeViolations} from '../lib/axe';
import {expect, test, visit} from '../fixtures';

test.describe(() => {
  test.use({viewport: {width: 390, height: 844}});

  test('Strip: on a phone, its frames can be made out, and keys scroll it', {tag: ['@code.strip', '@a11y.axe', '@slow']}, async ({page}) => {
    for (const route of ['/docs/course/transitions', '/docs/animating-properties']) {
      await visit(page, route);
      const frames = page.getByRole('group', {name: 'Frames'}).first();
      await frames.scrollIntoViewIfNeeded();
      const count = await frames.locator('span').count();
      const width = (await frames.getByRole('img').boundingBox())?.width ?? 0;
      expect(width / count, route).toBeGreaterThan(170);
      const labels = await frames.locator('span').evaluateAll((all) => all.map((label) => label.scrollWidth <= label.clientWidth));
      expect(labels, `${route}: no label runs into the next`).not.toContain(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(390);
      await frames.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => frames.evaluate((element) => element.scrollLeft), route).toBeGreaterThan(0);
      expect(await axeViolations(page, ['[role="group"][aria-label="Frames"]']), route).toEqual([]);
    }
  });
});
