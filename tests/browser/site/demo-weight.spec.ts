import type {Page} from '@playwright/test';
import {demoOn, liveIn} from '../lib/demos';
import {variantTags} from '../lib/variants';
import {expect, hydrated, test, visit} from '../fixtures';

test.use({prefetches: true});

/** A guide with six demos, and one with none. */
const WITH_DEMOS = '/docs/transforms';
const WITHOUT = '/docs/the-fundamentals';

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );

test.describe(() => {
  // Too narrow for the composition in the margin of a guide.
  test.use({loadsAhead: false, viewport: {width: 1100, height: 900}});

  test('Demo: before it is used, a page with six demos asks for as many scripts as a page with none', {tag: '@demos.loading'}, async ({page}) => {
    await visit(page, WITHOUT);
    await page.waitForLoadState('networkidle');
    const usual = await scriptsOf(page);
    await visit(page, WITH_DEMOS);
    await page.waitForLoadState('networkidle');
    const asked = await scriptsOf(page);
    const own = asked.filter((script) => !usual.includes(script));
    expect(asked.length, `beyond the usual ones: ${own.join(', ')}`).toBe(usual.length);

    const demo = demoOn(page, 'transforms');
    await demo.getByRole('button', {name: /^Play/}).click();
    await expect(liveIn(demo)).toBeVisible();
    const added = (await scriptsOf(page)).slice(asked.length);
    expect(
      added.some((script) => script.includes('/demo-player')),
      `the same count sees what a demo loads: ${added.join(', ')}`,
    ).toBeTruthy();
  });
});

type Shifts = {shifts: string[]};
type LayoutShift = PerformanceEntry & {hadRecentInput: boolean; sources: {node?: Node; previousRect: DOMRect; currentRect: DOMRect}[]};

/** Records what moves from now on without the reader having pressed anything; a late typeface has already had its effect. */
const watchShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const {shifts}: Shifts = Object.assign(window, {shifts: []});
    new PerformanceObserver((list) => {
      for (const {hadRecentInput, sources} of list.getEntries() as LayoutShift[])
        for (const {node, previousRect, currentRect} of hadRecentInput ? [] : sources)
          shifts.push(`${node?.textContent?.slice(0, 40) ?? ''}: from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`);
    }).observe({type: 'layout-shift'});
  });

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as Shifts).shifts);

for (const [index, width] of [1440, 390].entries()) {
  const options = {viewport: {width, height: 900}, reducedMotion: 'reduce'} as const;
  test.describe(() => {
    test.use(options);

    test(`Demo: nothing moves on the page when posters arrive and demos open, at ${width} px`, {tag: variantTags(index, '@demos.loading')}, async ({page}) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/img/demos/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(WITH_DEMOS, {waitUntil: 'commit'});
      await hydrated(page);
      await watchShifts(page);
      const demos = await page.locator('[data-demo]').all();
      expect(demos.length).toBe(6);
      release();
      for (const demo of demos) {
        await demo.evaluate((figure) => figure.scrollIntoView({block: 'center', behavior: 'instant'}));
        await page.waitForFunction((image) => (image as HTMLImageElement).complete, await demo.getByRole('img').first().elementHandle());
        await page.mouse.move(100, 300);
        await expect(liveIn(demo)).toBeVisible();
      }
      expect(await shiftsOf(page)).toEqual([]);

      await page.evaluate(() => {
        const block = Object.assign(document.createElement('div'), {style: 'height: 200px'});
        document.querySelector('[data-demo="transform-rotate"]')?.before(block);
      });
      await page.waitForFunction(() => (window as unknown as Shifts).shifts.length > 0);
    });
  });
}
