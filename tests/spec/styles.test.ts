import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {site, visit} from '../lib/site';

const built = site();

const ARRIVALS = ['/blog', '/showcase/', '/contact/', '/experts/', '/player/', '/'];

/** How each element of the page's content looks; of margins, the browser tells what it has laid out, not what is asked for. */
async function looks(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const {display, position, color, backgroundColor, font, padding, border, gap} = getComputedStyle(element);
      return `${element.tagName} ${[display, position, color, backgroundColor, font, padding, border, gap].join(' | ')}`;
    }),
  );
}

built.test('§2 Navigation: a page looks the same, whichever pages the reader comes from', {}, async (page) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const direct = new Map<string, string[]>();
  for (const address of ARRIVALS) {
    await visit(page, address);
    direct.set(address, await looks(page));
  }
  await visit(page, '/docs/api');
  const atFirst = await page.evaluate(() => document.styleSheets.length);
  for (const address of ARRIVALS) {
    const link = page.locator(`nav a[href="${address}"]`).first();
    const heading = await page.getByRole('heading', {level: 1}).textContent();
    // Some of them stand in menus that are closed.
    await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
    await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, heading);
    const changed = (await looks(page)).filter((look, index) => look !== direct.get(address)?.[index]);
    assert.deepEqual(changed.slice(0, 3), [], `${address} after the pages before it`);
  }
  assert.ok((await page.evaluate(() => document.styleSheets.length)) > atFirst, 'styles came with the pages');
});
