import type {Page} from '@playwright/test';
import path from 'node:path';
import {readCorpus} from '../../../core/corpus/corpus';
import {routeOf} from '../../../core/corpus/routes';
import {demoOn, liveIn} from '../lib/demos';
import {todays} from '../lib/todays';
import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

const recipes = readCorpus(path.join(__dirname, '../../..'))
  .pages.filter(({frontMatter}) => frontMatter.kind === 'recipe')
  .map((page) => ({route: routeOf(page), source: page.source}));

// Otherwise some demos already play when the keyboard gets to them.
test.use({reducedMotion: 'reduce'});

/** More than the stops before the first sample of any recipe. */
const MOST_STOPS = 60;

test('Recipes: there are at least 60', {tag: '@demos.pages'}, () => {
  expect(recipes.length).toBeGreaterThanOrEqual(60);
});

for (const [index, {route, source}] of todays(recipes, ({route}) => route).entries())
  test(
    `Recipe ${route}: Tab and Enter play its demo and copy its file`,
    {tag: variantTags(index, '@demos.keyboard', '@code.copy')},
    async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, route);
      await page.getByRole('main').getByRole('heading', {level: 1}).click();
      const [, id] = /<Demo id="([\w-]+)"/.exec(source) ?? [];
      if (id) {
        expect(await tabTo(page, `[data-demo="${id}"] button`)).toMatch(/^Play/);
        await page.keyboard.press('Enter');
        await expect(liveIn(demoOn(page, id))).toBeVisible();
      }
      expect(await tabTo(page, '.code-sample button[aria-label^="Copy"]')).toMatch(/^Copy/);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    },
  );

/** Presses Tab until something of the kind has the focus, and returns its name. */
async function tabTo(page: Page, selector: string): Promise<string> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate((wanted) => {
      const {activeElement: active} = document;
      return active?.matches(wanted) ? (active.getAttribute('aria-label') ?? active.textContent) : undefined;
    }, selector);
    if (name) return name;
  }
  throw new Error(`Tab does not reach ${selector} within ${MOST_STOPS} stops.`);
}
